/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [112, ['Msimbo wa nchi', 'Nchi']];

export default words;
