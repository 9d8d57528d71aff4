/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  248,
  [
    '7XX XXX XXX',
    ({ number }: { number: string | number }) => `Imehifadhiwa kama ${number}`,
    ({ number }: { number: string | number }) => `Je, ni ${number}?`,
    'Ndiyo',
    ({ number, country }: { number: string | number; country: string | number }) => `${number} (${country})`,
  ],
];

export default words;
