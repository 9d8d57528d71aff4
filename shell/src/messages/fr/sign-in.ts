/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  59,
  [
    'Quel plaisir de vous revoir',
    'Besoin d’aide ?',
    'Contacter l’assistance',
    'La connexion a échoué. Réessayez.',
    'Le portail n’a pas pu être joint. Vérifiez votre connexion et réessayez.',
  ],
];

export default words;
