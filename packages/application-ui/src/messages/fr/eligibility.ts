/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  358,
  [
    'D’abord : est‑ce pour vous ?',
    'C’est pour vous seulement. Nous ne gardons pas votre réponse.',
    'Vous pouvez demander une visite à la place',
    'D’autres organisations ont peut-être une place pour vous :',
    <T>({ mail }: { mail: (words: string) => T }) => [
      'Rien de ce que vous avez écrit n’est perdu. Vous avez un doute ? Écrivez à ',
      mail(''),
      '.',
    ],
  ],
];

export default words;
