/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  364,
  [
    'Votre candidature est envoyée',
    'Une candidature a été envoyée depuis cet appareil. Connectez-vous pour la voir, avec notre réponse ; le mot de passe est dans l’e‑mail de confirmation.',
    'Se connecter pour la voir',
    'Terminé ici',
    'Quand vous appuyez sur « Terminé ici », cet appareil oublie qu’une candidature a été envoyée, et la personne suivante commence à la première étape.',
  ],
];

export default words;
