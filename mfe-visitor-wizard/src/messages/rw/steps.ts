/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Gusaba gusura',
    'Uko gusura bimeze, n’ibyo uzakenera.',
    'Intambwe ikurikira ikeneye indangamuntu cyangwa pasiporo. Muri benshi? Ku ntambwe ya 6 hakenerwa ibaruwa y’ikigo.',
  ],
];

export default words;
