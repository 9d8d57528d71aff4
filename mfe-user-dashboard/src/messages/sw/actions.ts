/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  48,
  [
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Endelea',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Maliza na Uwasilishe',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Tazama',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Hariri',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Pakia Hati',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Ondoa Ombi',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Tupa',
      hidden(` ${reference}`),
    ],
    <T>({ requests }: { requests: (words: string) => T }) => [
      'Ombi lako la kupata jingine linasubiri jibu. ',
      requests('Maombi yako ya kurudia'),
    ],
    'Litapatikana Hivi Karibuni',
    ({ day }: { day: string | number }) => `Litapatikana Hivi Karibuni: ${day}`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Omba Jingine',
      hidden(` baada ya ${reference}`),
    ],
  ],
];

export default words;
