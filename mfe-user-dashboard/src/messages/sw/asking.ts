/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  150,
  [
    'Omba Jingine',
    'Inatuma...',
    'Tuma Ombi',
    ({ programme, reference }: { programme: string | number; reference: string | number }) =>
      `Unaomba ${programme} baada ya ${reference}. Tunasoma sababu yako na kukujibu kwa barua pepe na chini ya Maombi ya kurudia.`,
    'Kwa nini unataka kuomba tena?',
    ({ min }: { min: string | number }) => `Angalau herufi ${min}.`,
    'Imeshindwa kutuma ombi',
    'Ombi Limetumwa',
  ],
];

export default words;
