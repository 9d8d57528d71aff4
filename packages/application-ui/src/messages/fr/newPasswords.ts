/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  323,
  ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmez le nouveau mot de passe'],
];

export default words;
