/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  77,
  [
    'Chagua faili',
    'Badilisha faili',
    'au iachie hapa',
    'Imepakiwa, inakaguliwa kama ina virusi',
    'Imekataliwa: ina virusi. Chagua faili nyingine',
    'Faili',
    'faili',
    ({ name }: { name: string | number }) => `${name} iko tayari kutumwa`,
    ({ name }: { name: string | number }) => `Inapakia ${name}`,
    ({ name }: { name: string | number }) => `${name} imepakiwa`,
    ({ name }: { name: string | number }) => `${name} haikupakiwa`,
    'Tayari kutumwa',
    'Inapakia',
    'Imepakiwa',
    'Haikupakiwa',
    'Faili iliyohifadhiwa',
    'Tazama faili',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Ghairi',
      hidden(` ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Jaribu tena',
      hidden(` ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Ondoa',
      hidden(` ${name}`),
    ],
    ({ size }: { size: string | number }) => `baiti ${size}`,
    ({ size }: { size: string | number }) => `KB ${size}`,
    ({ size }: { size: string | number }) => `MB ${size}`,
    'Hakuna muunganisho. Itaendelea yenyewe',
    ({ name }: { name: string | number }) => `Hakuna muunganisho. Upakiaji wa ${name} utaendelea wenyewe`,
    'Faili haikuweza kuondolewa, jaribu tena',
    ({ name }: { name: string | number }) =>
      `Hakuna muunganisho. ${name} imehifadhiwa kwenye kifaa hiki na itatumwa yenyewe`,
    'Imehifadhiwa kwenye kifaa hiki. Itatumwa muunganisho ukiwepo',
    'Hifadhi faili ya zamani',
    ({ name }: { name: string | number }) =>
      `${name} ilibadilishwa au kuhamishwa na haiwezi kusomwa tena. Ichague tena`,
  ],
];

export default words;
