/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Candidature de visite',
    'Ce qu’est une visite, et ce qu’il vous faut.',
    'Vous venez à plusieurs ? Choisissez la visite pour un établissement, et préparez une lettre de soutien de votre établissement.',
  ],
];

export default words;
