/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  39,
  [
    'Kode iri muri imeyili yacu',
    'Kode',
    ({ email }: { email: string | number }) =>
      `Imibare itandatu, yoherejwe kuri ${email}. Imara iminota icumi.`,
    'Andika imibare itandatu ya kode',
    'Ohereza kode nshya',
    'Injira ukoresheje ijambobanga',
  ],
];

export default words;
