/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  54,
  [
    'Votre candidature',
    'Carte d’identité/passeport',
    'Informations personnelles',
    'Études',
    'Centres d’intérêt',
    'Langues',
    'Organisation de la visite',
    'Documents envoyés',
  ],
];

export default words;
