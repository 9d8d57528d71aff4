/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  23,
  [
    'Rasimu',
    'Inaendelea',
    'Inasubiri',
    'Imewasilishwa',
    'Inakaguliwa',
    'Imekubaliwa',
    'Imekataliwa',
    'Imeondolewa',
    'Inatumika',
    'Haitumiki',
  ],
];

export default words;
