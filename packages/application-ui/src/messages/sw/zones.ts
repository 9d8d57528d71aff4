/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  363,
  [({ there, here }: { there: string | number; here: string | number }) => `${there} (${here} ulipo)`],
];

export default words;
