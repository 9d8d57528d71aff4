/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  223,
  [
    'Une partie de votre texte n’est que sur cet appareil',
    'Le portail ne l’a pas encore. Si vous le gardez, cet appareil ne le montre qu’à vous, dès que vous vous connectez de nouveau.',
    'Une partie a été écrite avant votre connexion : si vous la gardez, la personne qui utilisera ensuite cet appareil pourra la voir.',
    'Rester connecté',
    'Garder et se déconnecter',
    'Supprimer et se déconnecter',
  ],
];

export default words;
