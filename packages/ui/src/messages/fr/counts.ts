/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  75,
  [
    ({ count }: { count: number }) =>
      `Il vous reste ${count < 2 ? `${count} caractère` : `${count} caractères`}`,
    ({ count }: { count: number }) =>
      `Vous avez ${count < 2 ? `${count} caractère` : `${count} caractères`} de trop`,
  ],
];

export default words;
