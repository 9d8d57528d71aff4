/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [25, ['Tovuti yetu', 'Jarida', 'Maswali na majibu', 'Ufikivu']];

export default words;
