/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  246,
  [
    'Urubuga rwatinze cyane gusubiza. Ongera ugerageze.',
    ({ name }: { name: string | number }) =>
      `${name} yahinduwe cyangwa yimuwe, ntikibasha gusomwa. Yongere uyihitemo`,
  ],
];

export default words;
