/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  182,
  [
    'Ndiyo',
    'Hapana',
    'Saa kwa wiki',
    'Tarehe ya kuanza ziara',
    'Tarehe ya kumaliza ziara',
    'Alishawahi kutembelea',
    'Ziara kwa niaba ya taasisi',
    'Idadi ya washiriki',
    'Anasafiri kutoka',
    'Msaada wa viza',
    'Malazi yanahitajika',
    'Malazi',
    'Mtu wa kuwasiliana naye wakati wa dharura',
  ],
];

export default words;
