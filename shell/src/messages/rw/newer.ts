/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  95,
  ['Hari verisiyo nshya y’iyi paji. Ibyo wanditse biragumaho. ', 'Yifungure ubu', 'Nyuma'],
];

export default words;
