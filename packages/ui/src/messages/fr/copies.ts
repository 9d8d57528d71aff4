/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  33,
  [
    'Deux versions de vos réponses',
    'Continuer avec ces réponses',
    'Cette candidature a été modifiée dans un autre onglet ou sur un autre appareil. Choisissez les réponses à garder ; les autres seront remplacées.',
    'Tout garder d’ici',
    'Tout prendre de l’autre version',
    'D’ici',
    'De l’autre version',
  ],
];

export default words;
