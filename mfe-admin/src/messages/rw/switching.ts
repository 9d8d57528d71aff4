/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  818,
  ['Uru rurimi ntirwashoboye gufunguka. Reba niba internet ikora, hanyuma wongere ugerageze.'],
];

export default words;
