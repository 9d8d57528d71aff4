/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  201,
  [
    'Hivi ndivyo unavyoingia.',
    'Hivi ndivyo unavyoingia, kwa hiyo haiwezi kubadilishwa hapa.',
    'Wewe na jinsi ya kukufikia',
    'Unaendelea na ombi lako baadaye kwa barua pepe hii na namba yako ya simu.',
    'Maelezo binafsi',
    'Ili tujue kwamba una miaka 18, na jinsi ya kukuita na kukualika. Hayakupi faida wala hasara.',
    'Chagua lako',
    'Unaweza kuomba kuanzia siku unapotimiza miaka 18',
    <T>({ day, mail }: { day: string | number; mail: (words: string) => T }) => [
      `Kazi hii inahusu watu wanaougua sana na familia zao, kwa hiyo tunaweza kupokea tu waombaji wenye miaka 18 au zaidi. Kwa tarehe uliyoweka unaweza kuomba kuanzia ${day}. Kama tarehe ina kosa, irekebishe; kama una maswali, andika kwa `,
      mail(''),
      '.',
    ],
  ],
];

export default words;
