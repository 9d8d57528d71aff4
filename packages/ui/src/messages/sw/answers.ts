/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  16,
  [
    <T>({ hidden, term }: { hidden: (words: string) => T; term: string | number }) => [
      'Badilisha',
      hidden(` ${term}`),
    ],
    'Haijatolewa',
  ],
];

export default words;
