/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  864,
  [
    'Ubutumwa ku wasabye',
    'Imeyili ntiyashoboye kwerekanwa',
    'Imiterere mishya',
    'Hitamo',
    'Ohereza ubutumwa',
    'Ubanza kubona imeyili mbere y’uko yoherezwa.',
    'Imeyili y’uwasabye',
    'Kohereza iyi meyili?',
    'Ntiyoherejwe',
    <T>({ b, status }: { b: (words: string) => T; status: string | number }) => [
      'Imiterere iraba ',
      b(`${status}`),
      ', kandi hazoherezwa iyi meyili:',
    ],
    'Kuri',
    'Impamvu',
    ({ minutes }: { minutes: number }) =>
      `Yoherezwa nyuma ${minutes === 1 ? `y’umunota ${minutes}` : `y’iminota ${minutes}`} umaze kwemeza. Mbere yaho ushobora kubisubiza inyuma, kandi uwasabye ntacyo abona.`,
    'Emeza wohereze',
    'Subira ku nyandiko',
    'Ubutumwa ku wasabye',
    ({ min, max }: { min: string | number; max: string | number }) =>
      `Hagati y’inyuguti ${min} na ${max}. Uwasabye abubona kuri imeyili.`,
    <T>({
      count,
      max,
      hidden,
    }: {
      count: string | number;
      max: string | number;
      hidden: (words: string) => T;
    }) => [`${count}/${max}`, hidden(' inyuguti')],
    'undi muntu',
    'Ubu busabe bwahindutse hagati aho',
    <T>({ b, status, set }: { b: (words: string) => T; status: string | number; set: string | number }) => [
      'Ubu buhagaze kuri ',
      b(`${status}`),
      `${set}`,
    ],
    ({ by, when }: { by: string | number; when: string | number }) => `, byashyizweho na ${by}${when}.`,
    'Inyandiko yawe yabitswe. Uracyashobora kuyohereza.',
    'Ubutumwa ntibwashoboye koherezwa. Ongera ugerageze.',
    ({ at }: { at: string | number }) => `Bwakuweho n’uwasabye ku wa ${at}`,
    'Nta mpamvu yatanzwe.',
    'Nta cyemezo gikenewe, keretse usaba asubije uko byari mu munsi umwe.',
  ],
];

export default words;
