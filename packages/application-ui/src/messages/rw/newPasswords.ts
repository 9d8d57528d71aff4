/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [323, ['Ijambobanga ukoresha ubu', 'Ijambobanga rishya', 'Emeza ijambobanga rishya']];

export default words;
