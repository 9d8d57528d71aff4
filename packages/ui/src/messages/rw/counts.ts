/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  75,
  [
    ({ count }: { count: number }) =>
      `${count === 1 ? `Usigaranye inyuguti ${count}` : `Usigaranye inyuguti ${count}`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `Warengejeho inyuguti ${count}` : `Warengejeho inyuguti ${count}`}`,
  ],
];

export default words;
