/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  55,
  [
    'Isaini kabla ya kuiskani au kuihifadhi.',
    'Mojawapo inatosha.',
    'Kitu kingine chochote kinachounga mkono ombi lako.',
  ],
];

export default words;
