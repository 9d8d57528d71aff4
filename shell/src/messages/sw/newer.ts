/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  95,
  ['Toleo jipya la ukurasa huu liko tayari. Ulichoandika kitabaki. ', 'Lipakie sasa', 'Baadaye'],
];

export default words;
