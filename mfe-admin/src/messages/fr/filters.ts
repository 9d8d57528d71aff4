/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  423,
  [
    'Statut',
    'Envoyée à partir du',
    'Envoyée jusqu’au',
    'Lettres',
    'Lettre manquante',
    'Signalée',
    'Retirée',
    'Décision pas encore envoyée',
    'Personne qui lit',
    'Étiquette',
    'Moi',
    'Personne',
  ],
];

export default words;
