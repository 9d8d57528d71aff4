/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  55,
  [
    'Signez‑le avant de le scanner ou de l’enregistrer.',
    'L’un des deux suffit.',
    'Tout autre document qui appuie votre candidature.',
  ],
];

export default words;
