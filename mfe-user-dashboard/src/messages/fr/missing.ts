/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  119,
  [
    'Le numéro de la candidature manque. Réessayez.',
    'Le type de la candidature est inconnu. Écrivez à l’assistance.',
  ],
];

export default words;
