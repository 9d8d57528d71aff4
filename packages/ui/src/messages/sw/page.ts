/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  0,
  [
    ': mwanzo',
    ({ name }: { name: string | number }) => `, ${name}: mwanzo`,
    'Ruka hadi maudhui makuu',
    'Funga',
    'Inapakia',
    ({ title }: { title: string | number }) => `Kosa: ${title}`,
  ],
];

export default words;
