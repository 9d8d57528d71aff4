/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  117,
  [
    'Ombi Limewasilishwa Kikamilifu',
    ({ programme }: { programme: string | number }) => `Asante. Ombi lako la ${programme} limepokelewa.`,
    'Rudi kwenye Ukurasa wa Mwanzo',
  ],
];

export default words;
