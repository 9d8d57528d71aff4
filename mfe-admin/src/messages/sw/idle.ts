/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  200,
  [
    'Nenosiri hilo si sahihi.',
    'Tafadhali ingia tena',
    'Ingia',
    <T>({
      minutes,
      strong,
      who,
    }: {
      minutes: string | number;
      strong: (words: string) => T;
      who: string | number;
    }) => [
      `Hakukuwa na shughuli kwa dakika ${minutes}, kwa hiyo tumekutoa. Hakuna kilichopotea: ingia kama `,
      strong(`${who}`),
      ' ili uendelee.',
    ],
    'Nenosiri lako ni sahihi. Sasa weka msimbo kutoka programu yako, au msimbo wa urejeshaji.',
    'Je, bado upo?',
    'Endelea kuwa ndani',
    ({ time }: { time: string | number }) =>
      `Utatolewa saa ${time} kwa sababu hakuna shughuli kwenye ukurasa huu.`,
    'Ulichoandika kinabaki hapa hadi utakapoingia tena.',
  ],
];

export default words;
