/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  349,
  [
    'Parties de la candidature',
    'Rien n’est encore rempli.',
    ({ size }: { size: string | number }) => `${size} Ko`,
    'Pas indiqué',
    'But',
    'Voir la lettre',
    'Nombre total d’heures',
    'Académique',
    'Communauté',
  ],
];

export default words;
