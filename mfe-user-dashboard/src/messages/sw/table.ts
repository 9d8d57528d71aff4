/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  65,
  [
    'Maombi yako, ya karibuni kwanza',
    'Namba',
    'Aina',
    'Hali',
    'Imewasilishwa',
    'Maendeleo',
    'Unachoweza kufanya',
    'Halijawasilishwa',
    ({ reference }: { reference: string | number }) => `Maendeleo ya ${reference}`,
  ],
];

export default words;
