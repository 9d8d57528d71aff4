/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  152,
  [
    'Jina la mdhamini',
    'Barua pepe ya mdhamini',
    'Waandike kuhusu nini?',
    'Wanasoma haya, na jina lako. Hawaoni ombi lako.',
    'Omba barua',
    'Ghairi',
    ({ label }: { label: string | number }) =>
      `${label}: tunamwandikia mdhamini wako, naye anatutumia. Anasoma jina lako na mistari iliyo hapa chini, na wewe huisomi barua hiyo.`,
    'Omba tena, au mwombe mtu mwingine: aandike kuhusu nini?',
    'Kwa mfano: masomo yako pamoja naye, au mradi.',
    ({ name }: { name: string | number }) => `Mwombe ${name} barua`,
    'mdhamini wako',
    'barua iko hapa, umeipakia wewe.',
    'bado hakuna aliyeombwa.',
    <T>({ name }: { name: (words: string) => T }) => [', mwenzake ambaye ', name(''), ' amempelekea'],
    'Hawezi kuandika barua hii. Tafadhali mwombe mtu mwingine.',
    'Tunamwandikia ukishathibitisha anwani yako ya barua pepe: fungua kiungo tulichokutumia.',
    'Nitumie kiungo tena',
    ({ day }: { day: string | number }) => `Unaweza kumkumbusha kuanzia ${day}.`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Mkumbushe',
      hidden(` ${name}`),
    ],
    'Barua za wadhamini',
    ({ waiting }: { waiting: string | number }) => `Ombi lako ${waiting}.`,
    <T>({ hidden, kind }: { hidden: (words: string) => T; kind: string | number }) => [
      'Mwombe mtu mwingine',
      hidden(` barua ya ${kind}`),
    ],
    <T>({ hidden, kind }: { hidden: (words: string) => T; kind: string | number }) => [
      'Mwombe mdhamini',
      hidden(` barua ya ${kind}`),
    ],
    'kitaaluma',
    'jamii',
    'Haikufanikiwa. Tafadhali jaribu tena.',
    ({ day }: { day: string | number }) => `iliombwa ${day}`,
    ({ day }: { day: string | number }) => `ilifunguliwa ${day}`,
    ({ day }: { day: string | number }) => `ilikataliwa ${day}`,
    ({ day }: { day: string | number }) => `ilipokelewa ${day}`,
  ],
];

export default words;
