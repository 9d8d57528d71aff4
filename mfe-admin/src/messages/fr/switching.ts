/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  818,
  ['Cette langue n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.'],
];

export default words;
