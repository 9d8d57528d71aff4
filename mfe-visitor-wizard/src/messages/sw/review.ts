/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  54,
  [
    'Ombi lako',
    'Kitambulisho cha Taifa/Pasipoti',
    'Taarifa Binafsi',
    'Historia ya Elimu',
    'Eneo la Kuvutiwa',
    'Ujuzi wa Lugha',
    'Mpango wa Ziara',
    'Hati Zilizopakiwa',
  ],
];

export default words;
