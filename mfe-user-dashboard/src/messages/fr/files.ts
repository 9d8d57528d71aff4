/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  261,
  [
    'Télécharger le PDF',
    'Préparation du PDF...',
    'Le PDF n’a pas pu être téléchargé. Réessayez.',
    'Ajouter à l’agenda',
  ],
];

export default words;
