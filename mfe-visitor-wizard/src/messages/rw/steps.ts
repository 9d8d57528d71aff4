/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Gusaba gusura',
    'Uko gusura bimeze, n’ibyo uzakenera.',
    'Muzazana muri benshi? Hitamo gusura mu izina ry’ikigo, utegure ibaruwa y’ikigo cyawe igushyigikira.',
  ],
];

export default words;
