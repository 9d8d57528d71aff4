/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  150,
  [
    'Ongera usabe',
    'Birimo koherezwa...',
    'Ohereza icyifuzo',
    ({ programme, reference }: { programme: string | number; reference: string | number }) =>
      `Urasaba ${programme} nyuma ya ${reference}. Dusoma impamvu yawe, tukagusubiza kuri imeyili no mu Byifuzo.`,
    'Kuki ushaka kongera gusaba?',
    ({ min }: { min: string | number }) => `Nibura inyuguti ${min}.`,
    'Icyifuzo nticyashoboye koherezwa',
    'Icyifuzo cyoherejwe',
  ],
];

export default words;
