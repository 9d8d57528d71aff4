/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  214,
  [
    'Byabitswe. Nurangiza, kanda « Ohereza ibisubizo byanjye ».',
    'Ibisubizo byoherejwe',
    'Nta cyo guhindura kiri hano ubu.',
    'Ibisubizo byawe ntibyashoboye koherezwa.',
    'Wohereje ibisubizo byawe',
    ({ day }: { day: string | number }) => `Wohereje ibisubizo byawe ku wa ${day}`,
    'Murakoze. Turabisoma, tukakwandikira icyemezo kikimara gufatwa.',
    ({ day }: { day: string | number }) => `Igihe cyo gusubiza cyarangiranye no ku wa ${day}`,
    'Ibyo wabitse kugeza icyo gihe byatugezeho.',
    'Nta cyahindutse.',
    'Niba ugishaka kohereza ikintu, twandikire.',
    'Hari ikindi tugukeneyeho',
    <T>({ b, day }: { b: (words: string) => T; day: string | number }) => [
      'Hindura ibi bitarenze ku wa ',
      b(`${day}`),
      '. Ibindi byose biguma uko wabyohereje.',
    ],
    ({ moment }: { moment: string | number }) =>
      `Wabitse ibyo wahinduye ku wa ${moment}. Warangije? Byohereze.`,
    'Bika ibyo uhindura, ubyohereze urangije.',
    'Ohereza ibisubizo byanjye',
    'Kohereza ibisubizo byawe?',
    'Birimo koherezwa...',
    'Ntabwo ari ubu',
    'Hari ibyahinduwe bitarabikwa',
    'Biri kuri iki gikoresho gusa. Ongera ufungure icyo gice ubibike, hanyuma wohereze.',
    <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
      'Itsinda ryacu risoma ',
      b(`${name}`),
      ' n’ibyo wahinduye. Ntushobora kongera kubihindura.',
    ],
    'Nta cyo urahindura.',
  ],
];

export default words;
