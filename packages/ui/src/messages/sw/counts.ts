/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  75,
  [
    ({ count }: { count: number }) => `Umebakiwa na ${count === 1 ? `herufi ${count}` : `herufi ${count}`}`,
    ({ count }: { count: number }) => `Umezidisha ${count === 1 ? `herufi ${count}` : `herufi ${count}`}`,
  ],
];

export default words;
