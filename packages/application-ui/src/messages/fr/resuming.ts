/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  66,
  [
    'Votre adresse e‑mail et votre numéro de téléphone',
    'Numéro de téléphone',
    'Celui que vous avez donné au début.',
    'Avez-vous déjà commencé une candidature ?',
    'Avec cette adresse e‑mail et ce numéro de téléphone, vous pouvez continuer là où vous étiez, sur n’importe quel appareil.',
    'Continuer ma candidature',
  ],
];

export default words;
