/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  60,
  [
    'PDF, cyangwa amafoto yayo, iri munsi ya 5MB. Yoherezwa ugiye ku ntambwe ikurikira.',
    'Cyangwa wongereho ibaruwa ubwawe, niba uyifite:',
  ],
];

export default words;
