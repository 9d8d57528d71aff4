/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  59,
  [
    ({ name }: { name: string | number }) => `Bienvenue, ${name}`,
    'Vos candidatures',
    'Total',
    'En attente',
    'Acceptées',
    <T>({ count, read }: { count: number; read: (words: string) => T }) => [
      `Vous avez ${count < 2 ? `un nouveau message` : `${count} nouveaux messages`} sur vos candidatures. `,
      read('Lire nos messages'),
    ],
  ],
];

export default words;
