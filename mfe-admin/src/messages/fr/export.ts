/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  859,
  [
    'L’export a échoué',
    'Le rapport PDF n’a pas pu être créé. Réessayez.',
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Exporter en PDF',
      hidden(` de ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Export en cours...',
      hidden(` de ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Réessayer',
      hidden(` de ${reference}`),
    ],
  ],
];

export default words;
