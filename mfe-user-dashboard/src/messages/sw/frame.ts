/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Dashibodi',
    'Maombi',
    'Maombi ya kurudia',
    'Maoni',
    'Mipangilio ya Wasifu',
    'Toka',
    'Menyu',
    'Funga menyu',
    'Menyu yako ya pembeni',
    ' haijasomwa',
    ({ name }: { name: string | number }) => `Umeingia kama ${name}`,
    ': mwanzo',
    'Inapakia',
    <T>({ mail }: { mail: (words: string) => T }) => ['Una maswali? Andika kwa ', mail(''), '.'],
    'Bado unatumia nenosiri tulilokutumia kwa barua pepe',
    'Chagua lako mwenyewe hapa chini. Linalinda ombi lako.',
    <T>({ choose }: { choose: (words: string) => T }) => [
      choose('Chagua nenosiri lako mwenyewe'),
      '. Linalinda ombi lako.',
    ],
    'Hujaingia',
    'Nenda kwenye kuingia',
    'Ombi lako bado halijawasilishwa',
    'Umeingia kwenye ombi unalolifanyia kazi. Dashibodi yako inafunguka kwa nenosiri. Tunakutumia kwa barua pepe utakapokuwa umewasilisha ombi lako.',
    'Endelea na ombi lako',
    'Ingia kwa nenosiri',
  ],
];

export default words;
