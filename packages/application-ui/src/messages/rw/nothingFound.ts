/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  369,
  [
    'Nta cyo gukomeza',
    'Nta cyo twabonye cyo gukomeza kuri ibi byombi',
    'Suzuma imeyili na nimero ya telefone, cyangwa wuzuze ibisigaye utangire.',
    'Suzuma imeyili na telefone',
    'Uzuza ibisigaye utangire',
  ],
];

export default words;
