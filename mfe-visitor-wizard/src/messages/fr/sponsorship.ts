/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  47,
  [
    'Il n’y a pas de prise en charge : chaque personne paie ses propres frais.',
    'L’accord n’est pas garanti.',
    'Les visites dépendent des disponibilités.',
  ],
];

export default words;
