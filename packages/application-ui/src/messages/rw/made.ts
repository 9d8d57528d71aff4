/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  109,
  [
    'Igihe cyawe cyarangiye. Ongera winjire ku ntambwe ya 2.',
    ({ step }: { step: string | number }) => `Murakaza neza na none! Urakomereza ku ntambwe ya ${step}.`,
    ({ label }: { label: string | number }) => `Ongeramo: ${label}.`,
  ],
];

export default words;
