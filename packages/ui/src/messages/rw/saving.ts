/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  18,
  [
    'Byabitswe kuri iki gikoresho',
    'Birabikwa...',
    ({ time }: { time: string | number }) => `Byabitswe ${time}`,
    'Nta internet: bibitswe hano',
    'Ntibiroherezwa: bibitswe kuri iki gikoresho',
  ],
];

export default words;
