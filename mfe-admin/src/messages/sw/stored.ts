/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1876,
  [
    'maelezo ya mwanafunzi',
    'taasisi',
    'shahada',
    'shahada za awali',
    'tuzo',
    'kozi',
    'uzoefu wa kliniki',
    'uzoefu wa utafiti',
    'uzoefu wa kujitolea',
    'mambo ya kuvutiwa',
    'maelezo binafsi',
    'lugha',
    'ujuzi mwingine',
    'ulemavu',
    'kipindi',
    'wadhamini',
    'taarifa za mgeni',
    'mpango wa safari',
    'CV',
    'barua ya maombi',
    'nakala ya matokeo',
    'cheti cha rekodi ya uhalifu',
    'hati ya utambulisho',
    'barua',
    'nyingine',
    ({ part }: { part: string | number }) => `${part} imeondolewa`,
    'Wafanyakazi',
    'Mwombaji',
    'Mwombaji mwenyewe',
    ({ program, name }: { program: string | number; name: string | number }) =>
      `${program} (tokeni ya ${name})`,
  ],
];

export default words;
