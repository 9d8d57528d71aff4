/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [25, ['Urubuga', 'Akanyamakuru', 'Ibibazo n’ibisubizo', 'Gukoreshwa na bose']];

export default words;
