/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  59,
  [
    ({ name }: { name: string | number }) => `Karibu, ${name}`,
    'Maombi yako',
    'Jumla',
    'Inasubiri',
    'Imekubaliwa',
    <T>({ count, read }: { count: number; read: (words: string) => T }) => [
      `Una ${count === 1 ? `ujumbe mpya mmoja` : `ujumbe mpya ${count}`} kuhusu maombi yako. `,
      read('Soma maoni yako'),
    ],
  ],
];

export default words;
