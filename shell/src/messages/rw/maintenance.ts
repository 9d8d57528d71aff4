/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  79,
  [
    'Urubuga rwongeye gufungurwa',
    'Igihe cyo gusaba cyarangiye',
    <T>({ home }: { home: (words: string) => T }) => [
      'Ushobora gukomereza aho wari ugeze. ',
      home('Jya kuri paji y’itangiriro'),
    ],
    'Ubu urubuga rurafunze ku basaba. Murakoze gushaka kwigira hamwe natwe.',
    'Nta cyatakaye',
    'Ibyo wanditse utarohereza bibitswe kuri iki gikoresho. Uzafungure urubuga hano rwongeye gukora.',
    'Ongera urebe',
    'Turareba...',
    'Iyi paji na yo irireba ubwayo.',
    ({ time }: { time: string | number }) => `Haracyafunze saa ${time}. Iyi paji na yo irireba ubwayo.`,
    'Hagati aho',
    <T>({ mail }: { mail: (words: string) => T }) => ['Ufite ibibazo? Andikira ', mail(''), '.'],
    'Aho abakozi binjirira',
  ],
];

export default words;
