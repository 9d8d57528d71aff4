/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  210,
  [
    'Votre personne de référence',
    'Lettre',
    'Les mots d’une autre personne nous aident à mieux vous connaître.',
    'Lettre sur votre caractère',
    'Lettre de recommandation de votre établissement',
    'Lettre de recommandation académique',
  ],
];

export default words;
