/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  112,
  [
    'Imeshindwa kupakia data ya ukaguzi. Tafadhali jaribu tena.',
    'Hati',
    'Ombi lako',
    'Imeshindwa kuwasilisha ombi.',
    'Imewasilishwa',
  ],
];

export default words;
