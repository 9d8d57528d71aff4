/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  40,
  [
    'Quitter cette candidature ?',
    'Ce que vous avez écrit n’est que sur cet appareil pour le moment. Gardez‑le ici pour continuer plus tard, ou supprimez‑le si d’autres personnes utilisent cet appareil.',
    'Vos dernières modifications n’ont pas pu être enregistrées',
    'Elles sont sur cet appareil, mais pas encore sur notre serveur. Restez et réessayez, gardez-les sur cet appareil pour continuer plus tard, ou supprimez-les si d’autres personnes utilisent cet appareil.',
    'Supprimer et quitter',
    'Garder ici et quitter',
    'Rester',
  ],
];

export default words;
