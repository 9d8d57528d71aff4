/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  246,
  [
    'Tovuti ilichelewa mno kujibu. Jaribu tena.',
    ({ name }: { name: string | number }) =>
      `${name} ilibadilishwa au kuhamishwa na haiwezi kusomwa tena. Ichague tena`,
  ],
];

export default words;
