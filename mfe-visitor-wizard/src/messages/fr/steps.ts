/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Candidature de visite',
    'Ce qu’est une visite, et ce qu’il vous faut.',
    'L’étape suivante demande votre pièce d’identité ou passeport. À plusieurs ? L’étape 6 demande la lettre de l’établissement.',
  ],
];

export default words;
