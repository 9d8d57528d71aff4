/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  196,
  [
    'Ni wowe ukiri hano?',
    'Ijambobanga ryawe ni ryo. Noneho andika kode ya porogaramu yawe, cyangwa imwe muri kode zawe zo kwitabaza.',
    'Hashize iminota irenga 15 winjiye. Ongera wandike ijambobanga kuri iki gikorwa. Nta cyo wanditse gitakaye.',
  ],
];

export default words;
