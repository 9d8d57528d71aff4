/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  53,
  [
    'Ulianza kwa bahati mbaya?',
    'Tupa ombi hili',
    'Utupe ombi hili?',
    'Inatupa...',
    'Tupa',
    'Baki nalo',
    <T>({ name }: { name: (words: string) => T }) => [
      name(''),
      ' linaondoka, pamoja na yote uliyojaza na hati zake.',
    ],
    ({ programme }: { programme: string | number }) => `Ombi lako la ${programme}`,
    'Unaweza kulirudisha kwenye dashibodi yako kwa siku moja. Baada ya hapo halipo tena kabisa.',
    'Unaweza kulirudisha kwa siku moja: endelea na ombi lako kwa barua pepe na namba ya simu zilezile. Baada ya hapo halipo tena kabisa.',
    'Ombi lako liko kama lilivyokuwa. Tafadhali jaribu tena.',
  ],
];

export default words;
