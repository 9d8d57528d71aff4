/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  204,
  [
    'Ni wowe ukiri hano?',
    'Ijambobanga ryawe ni ryo. Noneho andika kode ya porogaramu yawe, cyangwa kode yo kwitabaza.',
    'Hashize iminota irenga 15 winjiye. Kugira ngo ukomeze, ongera wandike ijambobanga. Ibyo wanditse birabitswe.',
  ],
];

export default words;
