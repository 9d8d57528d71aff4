/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  857,
  [
    'Maoni kwa mwombaji',
    'Barua pepe haikuweza kuonyeshwa',
    'Hali mpya',
    'Chagua hali',
    'Tuma Maoni',
    'Unaiona barua pepe kabla haijatumwa.',
    'Barua pepe kwa mwombaji',
    'Utume barua pepe hii?',
    'Haikutumwa',
    <T>({ b, status }: { b: (words: string) => T; status: string | number }) => [
      'Hali inakuwa ',
      b(`${status}`),
      ' na barua pepe hii itatumwa:',
    ],
    'Kwa',
    'Mada',
    ({ minutes }: { minutes: number }) =>
      `Itatumwa ${minutes === 1 ? `dakika 1` : `dakika ${minutes}`} baada ya wewe kuthibitisha. Hadi wakati huo unaweza kuitengua, na mwombaji haoni mabadiliko.`,
    'Thibitisha na utume',
    'Rudi kwenye maandishi',
    'Ujumbe kwa mwombaji',
    ({ min, max }: { min: string | number; max: string | number }) =>
      `Kati ya herufi ${min} na ${max}. Mwombaji anaupata kwa barua pepe.`,
    <T>({
      count,
      max,
      hidden,
    }: {
      count: string | number;
      max: string | number;
      hidden: (words: string) => T;
    }) => [`${count}/${max}`, hidden(' herufi')],
    'mtu mwingine',
    'Ombi hili limebadilika wakati huo',
    <T>({ b, status, set }: { b: (words: string) => T; status: string | number; set: string | number }) => [
      'Hali yake sasa ni ',
      b(`${status}`),
      `${set}`,
    ],
    ({ by, when }: { by: string | number; when: string | number }) => `, imewekwa na ${by}${when}.`,
    'Maandishi yako yamehifadhiwa. Bado unaweza kuyatuma.',
    'Imeshindwa kutuma maoni. Tafadhali jaribu tena.',
    ({ at }: { at: string | number }) => `Liliondolewa na mwombaji ${at}`,
    'Hakuna sababu iliyotolewa.',
    'Hakuna cha kuamua, isipokuwa mwombaji aghairi uondoaji ndani ya siku moja.',
  ],
];

export default words;
