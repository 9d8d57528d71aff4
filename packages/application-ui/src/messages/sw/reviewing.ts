/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  72,
  [
    'Uthibitisho wako utatumwa kwa',
    'Nenosiri lako litatumwa kwa',
    'Nenosiri ulilonalo tayari linabaki kama lilivyo. ',
    'Tafadhali soma anwani herufi kwa herufi. Kama ina kosa, irekebishe kabla ya kuwasilisha.',
    <T>({ link, step }: { link: (words: string) => T; step: string | number }) => [
      'Kama hakuna kinachoonekana, rudi ',
      link(`hatua ya ${step}`),
      ' na uendelee tena.',
    ],
    'Inapakia data ya ukaguzi...',
    'Jaribu tena',
    ({ step }: { step: string | number }) => `Badilisha ${step}`,
    <T>({ hidden, section }: { hidden: (words: string) => T; section: string | number }) => [
      'Badilisha',
      hidden(` ${section}`),
    ],
    <T>({ number, first }: { number: string | number; first: (words: string) => T }) => [
      `Kuna kitu kinakosekana hapa. Rudi hatua ya ${number}, `,
      first(''),
      ', na uikamilishe.',
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
      `Kuna kitu kinakosekana hapa. Rudi hatua ya ${number}, `,
      first(''),
      `, na hatua ya ${other}, `,
      second(''),
      ', na uzikamilishe.',
    ],
  ],
];

export default words;
