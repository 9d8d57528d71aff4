/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  51,
  [
    'Signez‑le avant de le scanner ou de l’enregistrer.',
    'Sur papier à en-tête de votre établissement, signée et datée. Nécessaire pour une visite avec un établissement.',
    'Tout autre document qui appuie votre candidature.',
  ],
];

export default words;
