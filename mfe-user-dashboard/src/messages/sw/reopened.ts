/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  214,
  [
    'Imehifadhiwa. Bonyeza "Tuma majibu yangu" ukimaliza.',
    'Majibu Yametumwa',
    'Hakuna cha kubadilisha hapa (tena).',
    'Imeshindwa kutuma majibu yako.',
    'Umetuma majibu yako',
    ({ day }: { day: string | number }) => `Ulituma majibu yako ${day}`,
    'Asante. Tunayasoma, na tutakuandikia mara kunapokuwa na uamuzi.',
    ({ day }: { day: string | number }) => `Muda wa majibu yako uliisha ${day}`,
    'Ulichohifadhi hadi wakati huo kimetufikia.',
    'Hakuna kilichobadilishwa.',
    'Kama bado unataka kutuma kitu, tuandikie.',
    'Tunahitaji kitu zaidi kutoka kwako',
    <T>({ b, day }: { b: (words: string) => T; day: string | number }) => [
      'Tafadhali badilisha haya kabla ya mwisho wa ',
      b(`${day}`),
      '. Mengine yote yanabaki kama ulivyoyatuma.',
    ],
    ({ moment }: { moment: string | number }) =>
      `Ulihifadhi mabadiliko ${moment}. Je, umemaliza? Basi yatume.`,
    'Hifadhi unachobadilisha, na ukitume ukimaliza.',
    'Tuma majibu yangu',
    'Utume majibu yako?',
    'Inatuma...',
    'Bado',
    'Baadhi ya mabadiliko bado hayajahifadhiwa',
    'Yako kwenye kifaa hiki pekee. Fungua sehemu hiyo tena na uyahifadhi, kisha utume.',
    <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
      'Kisha timu yetu inasoma ',
      b(`${name}`),
      ' lenye mabadiliko yako. Huwezi kulibadilisha tena.',
    ],
    'Bado hujabadilisha chochote.',
  ],
];

export default words;
