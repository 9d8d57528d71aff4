/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  71,
  [
    'Rien d’ajouté pour le moment.',
    <T>({ hidden, title }: { hidden: (words: string) => T; title: string | number }) => [
      'Retirer',
      hidden(` : ${title}`),
    ],
    ({ title }: { title: string | number }) => `${title} : retiré.`,
    'Annuler',
  ],
];

export default words;
