/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  63,
  [
    'Le document n’a pas pu être ouvert. Réessayez.',
    'Le fichier est introuvable.',
    'Votre session est terminée : connectez-vous de nouveau pour l’ouvrir.',
    'La recherche de virus n’est pas terminée : réessayez dans une minute.',
    'Recherche de virus en cours',
    'Contient un virus et ne peut pas être ouvert',
    '(s’ouvre sur cette page)',
    '(s’ouvre dans un nouvel onglet)',
  ],
];

export default words;
