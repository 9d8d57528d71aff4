/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  23,
  [
    'Brouillon',
    'En cours',
    'En attente',
    'Envoyée',
    'En examen',
    'Acceptée',
    'Refusée',
    'Retirée',
    'Actif',
    'Inactif',
  ],
];

export default words;
