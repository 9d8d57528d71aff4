/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  109,
  [
    'Kipindi chako kimeisha. Tafadhali ingia tena kwenye hatua ya 2.',
    ({ step }: { step: string | number }) => `Karibu tena! Unaendelea kutoka hatua ya ${step}.`,
    ({ label }: { label: string | number }) => `Tafadhali ongeza: ${label}.`,
  ],
];

export default words;
