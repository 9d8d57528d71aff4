/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  315,
  [
    'Le mot de passe actuel n’est pas juste.',
    'Il y a des erreurs. Vérifiez le formulaire.',
    'Le mot de passe n’a pas pu être changé. Réessayez.',
    'Changer le mot de passe',
    'Votre mot de passe est changé',
    'Votre session continue ici. Partout ailleurs, elle a pris fin.',
    'Changement...',
    'Changer le mot de passe',
  ],
];

export default words;
