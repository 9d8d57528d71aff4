/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  112,
  [
    'Vos réponses n’ont pas pu être chargées. Réessayez.',
    'Documents',
    'Votre candidature',
    'La candidature n’a pas pu être envoyée.',
    'Candidature envoyée',
  ],
];

export default words;
