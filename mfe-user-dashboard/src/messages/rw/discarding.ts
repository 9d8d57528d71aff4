/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  74,
  [
    'Ushobora kubugarura mu gihe cy’umunsi umwe. Nyuma yaho burasibwa burundu.',
    'Ibyarekewe',
    ({
      programme,
      reference,
      moment,
    }: {
      programme: string | number;
      reference: string | number;
      moment: string | number;
    }) => `${programme} ${reference}. Ushobora kubugarura kugeza ku wa ${moment}.`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Garura',
      hidden(` ${reference}`),
    ],
    'Ubusabe bwagaruwe',
    'Ubusabe ntibwashoboye kugarurwa.',
  ],
];

export default words;
