/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  74,
  [
    'Unaweza kulirudisha kwa siku moja. Baada ya hapo halipo tena kabisa.',
    'Limetupwa',
    ({
      programme,
      reference,
      moment,
    }: {
      programme: string | number;
      reference: string | number;
      moment: string | number;
    }) => `${programme} ${reference}. Unaweza kulirudisha hadi ${moment}.`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Rudisha',
      hidden(` ${reference}`),
    ],
    'Ombi Limerudishwa',
    'Imeshindwa kurudisha ombi.',
  ],
];

export default words;
