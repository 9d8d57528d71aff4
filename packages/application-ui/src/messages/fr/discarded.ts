/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [64, ['Candidature abandonnée', 'La candidature n’a pas pu être abandonnée.']];

export default words;
