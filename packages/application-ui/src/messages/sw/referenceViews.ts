/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  221,
  [
    'Bado haijaombwa',
    'Mdhamini ameombwa',
    'Mdhamini ameombwa, na amefungua kiungo',
    'Imetumwa na mdhamini',
    'Mdhamini amekataa',
    'Tazama barua',
    'Barua',
  ],
];

export default words;
