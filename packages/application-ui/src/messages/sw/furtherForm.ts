/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  310,
  [
    'Wadhamini',
    'Mtu mmoja anayejua masomo yako na mmoja anayekujua kutoka jamii yako.',
    ({ position }: { position: string | number }) => `Mdhamini wa ${position}`,
    'Ongeza mdhamini',
    ({ size }: { size: string | number }) =>
      `PDF, ndogo kuliko ${size}. Hutumwa pamoja na ombi lako; ikiwepo tunahitaji kujua anafanya kazi wapi.`,
  ],
];

export default words;
