/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  6,
  [
    ' (si lazima)',
    'Kosa: ',
    'Kuna tatizo',
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Onyesha', hidden(' nenosiri')],
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Ficha', hidden(' nenosiri')],
    'Nenosiri lako linaonekana',
  ],
];

export default words;
