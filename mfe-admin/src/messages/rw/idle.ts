/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  207,
  [
    'Iryo jambobanga si ryo.',
    'Ongera winjire',
    'Injira',
    <T>({
      minutes,
      strong,
      who,
    }: {
      minutes: string | number;
      strong: (words: string) => T;
      who: string | number;
    }) => [
      `Nta cyakozwe mu minota ${minutes}, bityo twagusohoye. Nta cyatakaye: injira nka `,
      strong(`${who}`),
      ' ukomeze.',
    ],
    'Ijambobanga ryawe ni ryo. Noneho andika kode ya porogaramu yawe, cyangwa kode yo kwitabaza.',
    'Uracyahari?',
    'Guma winjiye',
    ({ time }: { time: string | number }) => `Urasohorwa saa ${time}, kuko nta kirimo gukorwa kuri iyi paji.`,
    'Ibyo wanditse biguma hano kugeza wongeye kwinjira.',
  ],
];

export default words;
