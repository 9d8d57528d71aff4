/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  769,
  [
    'Total des personnes candidates',
    'Acceptées',
    'votre dernière visite',
    'Refusées',
    'Aucune candidature pour l’instant',
    'Quand quelqu’un déposera une candidature, les chiffres apparaîtront ici.',
    'Chargement des chiffres',
    'Candidatures',
    'Examinez une candidature après l’autre et décidez.',
    'Envoyées',
  ],
];

export default words;
