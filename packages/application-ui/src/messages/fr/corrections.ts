/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  123,
  [
    'adresse e‑mail',
    'numéro de téléphone',
    <T>({ hidden, what }: { hidden: (words: string) => T; what: string | number }) => [
      'Corriger',
      hidden(` (${what})`),
    ],
  ],
];

export default words;
