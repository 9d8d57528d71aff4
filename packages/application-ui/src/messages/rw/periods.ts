/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  195,
  [
    ({ number }: { number: string | number }) => `Igihe cya ${number}`,
    ({ from, to }: { from: string | number; to: string | number }) => `kuva ${from} kugeza ${to}`,
    ({ hours }: { hours: string | number }) => `, amasaha ${hours} mu cyumweru`,
    'Amasaha mu cyumweru',
    'Amasaha yose hamwe',
    'Ntibiruzura',
  ],
];

export default words;
