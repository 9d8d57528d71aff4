/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  12,
  [
    ({ minutes }: { minutes: number }) =>
      `${minutes === 1 ? `Imebaki takriban dakika ${minutes}` : `Zimebaki takriban dakika ${minutes}`}`,
  ],
];

export default words;
