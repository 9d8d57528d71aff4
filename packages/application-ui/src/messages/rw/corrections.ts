/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  123,
  [
    'aderesi ya imeyili',
    'nimero ya telefone',
    <T>({ hidden, what }: { hidden: (words: string) => T; what: string | number }) => [
      'Kosora',
      hidden(` (${what})`),
    ],
  ],
];

export default words;
