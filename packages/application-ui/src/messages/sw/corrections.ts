/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  123,
  [
    'anwani ya barua pepe',
    'namba ya simu',
    <T>({ hidden, what }: { hidden: (words: string) => T; what: string | number }) => [
      'Irekebishe',
      hidden(` (${what})`),
    ],
  ],
];

export default words;
