/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  852,
  [
    'Uhamishaji Umeshindwa',
    'Imeshindwa kutengeneza ripoti ya PDF. Tafadhali jaribu tena.',
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Hamisha Data (PDF)',
      hidden(` ya ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Inahamisha...',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Jaribu tena',
      hidden(` ${reference}`),
    ],
  ],
];

export default words;
