/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  117,
  [
    'Votre candidature est envoyée',
    ({ programme }: { programme: string | number }) =>
      `Merci. Nous avons bien reçu votre candidature (${programme}).`,
    'Retour à la page d’accueil',
  ],
];

export default words;
