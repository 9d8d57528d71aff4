/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  152,
  [
    'Izina ry’ukuzi',
    'Imeyili y’ukuzi',
    'Bandike ku biki?',
    'Basoma ibi n’izina ryawe. Ntibabona ubusabe bwawe.',
    'Saba ibaruwa',
    'Hagarika',
    ({ label }: { label: string | number }) =>
      `${label}: twandikira ukuzi, akayitwoherereza. Asoma izina ryawe n’imirongo ikurikira, kandi wowe ntusoma iyo baruwa.`,
    'Ongera usabe, cyangwa usabe undi: bandike ku biki?',
    'Urugero: amasomo mwakoranye, cyangwa umushinga.',
    ({ name }: { name: string | number }) => `Saba ${name} ibaruwa`,
    'ukuzi',
    'wohereje ibaruwa.',
    'nta muntu urasabwa.',
    <T>({ name }: { name: (words: string) => T }) => [', umukozi ', name(''), ' yayihaye'],
    'Ntashobora kwandika iyi baruwa. Saba undi muntu.',
    'Tuzamwandikira umaze kwemeza aderesi ya imeyili yawe: fungura ihuza twakoherereje.',
    'Ongera unyoherereze ihuza',
    ({ day }: { day: string | number }) => `Ushobora kumwibutsa guhera ku wa ${day}.`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Ibutsa',
      hidden(` ${name}`),
    ],
    'Amabaruwa y’abakuzi',
    ({ waiting }: { waiting: string | number }) => `Ubusabe bwawe: ${waiting}.`,
    <T>({ hidden, kind }: { hidden: (words: string) => T; kind: string | number }) => [
      'Saba undi muntu',
      hidden(`: ${kind}`),
    ],
    <T>({ hidden, kind }: { hidden: (words: string) => T; kind: string | number }) => [
      'Saba ukuzi',
      hidden(`: ${kind}`),
    ],
    'ibaruwa yo mu ishuri',
    'ibaruwa y’aho utuye',
    'Ntibyakunze. Ongera ugerageze.',
    ({ day }: { day: string | number }) => `yasabwe ku wa ${day}`,
    ({ day }: { day: string | number }) => `yafunguwe ku wa ${day}`,
    ({ day }: { day: string | number }) => `yanzwe ku wa ${day}`,
    ({ day }: { day: string | number }) => `yakiriwe ku wa ${day}`,
  ],
];

export default words;
