/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  25,
  [
    'Igihe cyawe cyarangiye. Ongera utangire.',
    'Kwinjira ntibyakunze. Ongera utangire ifishi.',
    'Umwarimu ukuzi ntiyabitswe.',
    'Ukuzi wo aho utuye ntiyabitswe.',
    'Ubusabe ntibwoherejwe.',
    'Ibisubizo byawe ntibyabonetse. Ongera ugerageze.',
    'Bwoherejwe neza',
    ({ step }: { step: string | number }) => `Murakaza neza na none! Urakomereza ku ntambwe ya ${step}.`,
    'Ibaruwa y’ukuzi',
  ],
];

export default words;
