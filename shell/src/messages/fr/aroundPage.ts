/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  212,
  [
    'Déposez une candidature de stage ou de visite, et suivez‑la.',
    'Ce portail a besoin de JavaScript. Activez‑le dans votre navigateur, puis rechargez la page.',
  ],
];

export default words;
