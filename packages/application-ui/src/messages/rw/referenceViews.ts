/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  221,
  [
    'Ntirasabwa',
    'Yasabwe ukuzi',
    'Yasabwe ukuzi, wafunguye ihuza',
    'Yoherejwe n’ukuzi',
    'Ukuzi yarayanze',
    'Reba ibaruwa',
    'Ibaruwa',
  ],
];

export default words;
