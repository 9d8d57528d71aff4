/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  47,
  [
    'Hakuna ufadhili wa fedha: wageni hujilipia gharama zao wenyewe.',
    'Kukubaliwa hakuna uhakika.',
    'Ziara zinategemea nafasi.',
  ],
];

export default words;
