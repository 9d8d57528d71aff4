/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  195,
  [
    ({ number }: { number: string | number }) => `Kipindi cha ${number}`,
    ({ from, to }: { from: string | number; to: string | number }) => `${from} hadi ${to}`,
    ({ hours }: { hours: string | number }) => `, saa ${hours} kwa wiki`,
    'Saa kwa wiki',
    'Jumla ya saa',
    'Bado haijakamilika',
  ],
];

export default words;
