/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  310,
  [
    'Personnes de référence',
    'Une personne qui connaît vos études et une qui vous connaît dans votre communauté.',
    ({ position }: { position: string | number }) => `Personne de référence ${position}`,
    'Ajouter une personne',
    ({ size }: { size: string | number }) =>
      `Un PDF, moins de ${size}. Il est envoyé avec votre candidature. Si vous l’ajoutez, dites-nous aussi où cette personne travaille.`,
  ],
];

export default words;
