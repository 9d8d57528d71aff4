/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  214,
  [
    'Ibirimo',
    'Wibagiwe ijambobanga?',
    'Hitamo ijambobanga rishya',
    'Injira',
    'Imeyili cyangwa telefone',
    ({ local, abroad }: { local: string | number; abroad: string | number }) =>
      `Telefone: ${local} cyangwa ${abroad}`,
    'Ijambobanga',
    'Iyi fomu ntiyashoboye gufunguka. Reba niba internet ikora, hanyuma wongere ugerageze.',
    'Ongera ugerageze',
  ],
];

export default words;
