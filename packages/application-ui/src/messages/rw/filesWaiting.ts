/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  48,
  [
    'Amadosiye ataroherezwa',
    'Aya madosiye abitswe kuri iki gikoresho. Yoherezwa ubwayo internet nigaruka, iyi paji ifunguye.',
    ({ name, step }: { name: string | number; step: string | number }) => `${name} (${step})`,
    'Amadosiye yawe yoherejwe.',
    ({ name }: { name: string | number }) =>
      `${name} ntiroherezwa. Ibitswe kuri iki gikoresho, izoherezwa internet nigaruka.`,
  ],
];

export default words;
