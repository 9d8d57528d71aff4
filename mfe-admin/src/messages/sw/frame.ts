/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  94,
  [
    'Toka',
    'Toka',
    'Akaunti yako',
    'Wasifu wangu',
    'Wasifu wangu: ',
    'Zinazotumika zaidi',
    'Funga',
    'Zaidi',
    'hazijasomwa',
    'yanasubiri',
    'inasubiri',
    ({ applicant }: { applicant: string | number }) => `Ombi la ${applicant}`,
    'Orodha',
    'Kagua',
    'Fuatilia',
    'Tovuti',
    'Panua menyu',
    'Kunja menyu',
    'Udahili',
    ({ name }: { name: string | number }) => `, ${name}: dashibodi`,
    'Inapakia',
    'Eneo la wafanyakazi',
    'Imeshindwa kumpata mtumiaji',
    'Dashibodi',
  ],
];

export default words;
