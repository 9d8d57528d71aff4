/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  221,
  [
    'Pas encore demandée',
    'Demandée à la personne de référence',
    'Demandée à la personne de référence, qui a ouvert le lien',
    'Envoyée par la personne de référence',
    'Refusée par la personne de référence',
    'Voir la lettre',
    'Lettre',
  ],
];

export default words;
