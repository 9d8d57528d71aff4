/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  23,
  [
    'Ntiburarangira',
    'Burakomeje',
    'Butegereje',
    'Bwaroherejwe',
    'Burasuzumwa',
    'Bwaremewe',
    'Bwaranzwe',
    'Bwakuweho',
    'Irakora',
    'Ntikora',
  ],
];

export default words;
