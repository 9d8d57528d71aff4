/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  108,
  [
    'Retirer ce fichier ?',
    'Retirer le fichier',
    'Garder le fichier',
    ({ name }: { name: string | number }) =>
      `${name} sera supprimé de votre candidature. Si vous en avez encore besoin, il faudra l’envoyer de nouveau.`,
  ],
];

export default words;
