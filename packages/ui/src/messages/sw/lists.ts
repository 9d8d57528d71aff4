/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  71,
  [
    'Bado hakuna kilichoongezwa.',
    <T>({ hidden, title }: { hidden: (words: string) => T; title: string | number }) => [
      'Ondoa',
      hidden(` ${title}`),
    ],
    ({ title }: { title: string | number }) => `${title} imeondolewa.`,
    'Tendua',
  ],
];

export default words;
