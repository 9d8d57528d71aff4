/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  77,
  [
    'Hitamo dosiye',
    'Hindura dosiye',
    'cyangwa uyishyire hano',
    'Yoherejwe, irasuzumwa ko nta virusi irimo',
    'Yanzwe: irimo virusi. Hitamo indi dosiye',
    'Dosiye',
    'dosiye',
    ({ name }: { name: string | number }) => `${name} yiteguye koherezwa`,
    ({ name }: { name: string | number }) => `${name} iroherezwa`,
    ({ name }: { name: string | number }) => `${name} yoherejwe`,
    ({ name }: { name: string | number }) => `${name} ntiyoherejwe`,
    'Yiteguye koherezwa',
    'Iroherezwa',
    'Yoherejwe',
    'Ntiyoherejwe',
    'Dosiye yabitswe',
    'Reba dosiye',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Hagarika',
      hidden(`: ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Ongera ugerageze',
      hidden(`: ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Kuramo',
      hidden(`: ${name}`),
    ],
    ({ size }: { size: string | number }) => `bayiti ${size}`,
    ({ size }: { size: string | number }) => `${size} KB`,
    ({ size }: { size: string | number }) => `${size} MB`,
    'Nta internet. Birakomeza ubwabyo',
    ({ name }: { name: string | number }) => `Nta internet. Kohereza ${name} birakomeza ubwabyo`,
    'Dosiye ntiyakuweho, ongera ugerageze',
    ({ name }: { name: string | number }) =>
      `Nta internet. ${name} ibitswe kuri iki gikoresho, izoherezwa ubwayo`,
    'Ibitswe kuri iki gikoresho. Izoherezwa internet nigaruka',
    'Gumana dosiye ya mbere',
    ({ name }: { name: string | number }) =>
      `${name} yahinduwe cyangwa yimuwe, ntikibasha gusomwa. Yongere uyihitemo`,
  ],
];

export default words;
