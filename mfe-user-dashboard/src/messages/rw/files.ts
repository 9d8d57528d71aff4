/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  261,
  [
    'Manura PDF',
    'PDF irimo gutegurwa...',
    'PDF ntiyashoboye kumanurwa. Ongera ugerageze.',
    'Shyira muri kalendari',
  ],
];

export default words;
