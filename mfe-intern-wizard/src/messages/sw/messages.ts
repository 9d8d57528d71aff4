/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  25,
  [
    'Muda wa kipindi umeisha. Tafadhali anza upya.',
    'Uthibitishaji umeshindwa. Tafadhali anza fomu upya.',
    'Imeshindwa kuhifadhi mdhamini wa kitaaluma.',
    'Imeshindwa kuhifadhi mdhamini wa jamii.',
    'Imeshindwa kuwasilisha ombi.',
    'Imeshindwa kupakia data ya ukaguzi. Tafadhali jaribu tena.',
    'Imewasilishwa',
    ({ step }: { step: string | number }) => `Karibu tena! Unaendelea kutoka hatua ya ${step}.`,
    'Barua ya mdhamini',
  ],
];

export default words;
