/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  6,
  [
    ' (si ngombwa)',
    'Ikosa: ',
    'Hari ikibazo',
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Erekana', hidden(' ijambobanga')],
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Hisha', hidden(' ijambobanga')],
    'Ijambobanga ryawe riragaragara',
  ],
];

export default words;
