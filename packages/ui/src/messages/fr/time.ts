/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  12,
  [
    ({ minutes }: { minutes: number }) =>
      `Encore ${minutes < 2 ? `${minutes} minute` : `${minutes} minutes`} environ`,
  ],
];

export default words;
