/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  149,
  [
    'Hati zako',
    'Ili tuweze kuona ulichofanya na kujifunza.',
    ({ megabytes }: { megabytes: string | number }) =>
      `PDF, kila moja ndogo kuliko MB ${megabytes}. Kila faili hutumwa mara unapoichagua.`,
  ],
];

export default words;
