/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [239, ['Le portail a mis trop de temps à répondre. Réessayez.']];

export default words;
