/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  71,
  [
    'Nta na kimwe kirongerwamo.',
    <T>({ hidden, title }: { hidden: (words: string) => T; title: string | number }) => [
      'Kuramo',
      hidden(`: ${title}`),
    ],
    ({ title }: { title: string | number }) => `${title}: byakuwemo.`,
    'Bisubizeho',
  ],
];

export default words;
