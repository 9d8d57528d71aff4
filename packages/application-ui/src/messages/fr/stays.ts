/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  182,
  [
    'Oui',
    'Non',
    'Heures par semaine',
    'Début de la visite',
    'Fin de la visite',
    'Visite précédente',
    'Visite pour un établissement',
    'Nombre de participants',
    'Lieu de départ',
    'Aide pour un visa',
    'Besoin d’un logement',
    'Logement',
    'Personne à prévenir en cas d’urgence',
  ],
];

export default words;
