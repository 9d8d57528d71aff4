/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  62,
  [
    'Taarifa Zinazohitajika',
    'Taarifa Zisizo za Lazima',
    'Taarifa Binafsi',
    'Historia ya Elimu',
    'Eneo la Kuvutiwa',
    'Ujuzi wa Lugha',
    'Upatikanaji',
    'Wadhamini',
    'Hati Zilizopakiwa',
    'Ulemavu',
    'Shahada',
    'Tuzo',
    'Uzoefu',
    'Masomo',
  ],
];

export default words;
