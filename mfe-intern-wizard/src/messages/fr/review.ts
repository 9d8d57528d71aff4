/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  62,
  [
    'Informations obligatoires',
    'Informations facultatives',
    'Informations personnelles',
    'Études',
    'Centres d’intérêt',
    'Langues',
    'Disponibilité',
    'Références',
    'Documents envoyés',
    'Handicap',
    'Diplômes',
    'Distinctions',
    'Expérience',
    'Cours suivis',
  ],
];

export default words;
