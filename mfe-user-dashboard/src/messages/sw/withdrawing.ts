/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  80,
  [
    'Ombi Limeondolewa',
    'Imeshindwa kuondoa ombi.',
    'Uondoe ombi hili?',
    'Inaondoa...',
    'Ondoa ombi',
    'Baki nalo',
    <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
      'Tunaacha kusoma ',
      b(`${name}`),
      ' na hatuliamui. Unaweza kughairi uondoaji ndani ya siku moja.',
    ],
    'Kwa nini? (si lazima)',
    'Hutusaidia kupanga. Timu yetu husoma.',
    ({ day }: { day: string | number }) => `Uliondoa ombi hili ${day}`,
    ({ moment }: { moment: string | number }) => `Unaweza kughairi uondoaji hadi ${moment}.`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Ghairi uondoaji',
      hidden(` wa ${reference}`),
    ],
    'Hatuliamui. Ukitaka kuja hata hivyo, tuandikie.',
    'Ombi Lako Linatumika Tena',
    'Imeshindwa kughairi uondoaji.',
  ],
];

export default words;
