/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  72,
  [
    'Tuzohereza icyemezo cyawe kuri imeyili',
    'Tuzohereza ijambobanga ryawe kuri imeyili',
    'Ijambobanga usanganywe ntirihinduka. ',
    'Soma aderesi inyuguti ku yindi. Niba atari yo, yikosore mbere yo kohereza.',
    <T>({ link, step }: { link: (words: string) => T; step: string | number }) => [
      'Niba nta kigaragaye, subira ku ',
      link(`ntambwe ya ${step}`),
      ' wongere ukomeze.',
    ],
    'Ibisubizo byawe birafunguka...',
    'Ongera ugerageze',
    ({ step }: { step: string | number }) => `Hindura: ${step}`,
    <T>({ hidden, section }: { hidden: (words: string) => T; section: string | number }) => [
      'Hindura',
      hidden(`: ${section}`),
    ],
    <T>({ number, first }: { number: string | number; first: (words: string) => T }) => [
      `Hari ikibura hano. Subira ku ntambwe ya ${number}, `,
      first(''),
      ', uyuzuze.',
    ],
    <T>({
      number,
      first,
      other,
      second,
    }: {
      number: string | number;
      first: (words: string) => T;
      other: string | number;
      second: (words: string) => T;
    }) => [
      `Hari ikibura hano. Subira ku ntambwe ya ${number}, `,
      first(''),
      `, no ku ntambwe ya ${other}, `,
      second(''),
      ', uzuzuze.',
    ],
  ],
];

export default words;
