/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  59,
  [
    ({ name }: { name: string | number }) => `Murakaza neza, ${name}`,
    'Ubusabe bwawe',
    'Byose',
    'Bitegereje',
    'Byemewe',
    <T>({ count, read }: { count: number; read: (words: string) => T }) => [
      `Ufite ${count === 1 ? `ubutumwa bushya` : `ubutumwa bushya ${count}`} ku busabe bwawe. `,
      read('Soma ubutumwa bwacu'),
    ],
  ],
];

export default words;
