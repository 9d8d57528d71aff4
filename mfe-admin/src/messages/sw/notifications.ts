/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1848,
  [
    'Arifa',
    'Weka zote kuwa zimesomwa',
    'Hakuna arifa',
    'Umesoma zote!',
    'Arifa zote',
    ({ count }: { count: number }) => `${count === 1 ? `${count} mpya` : `${count} mpya`}`,
    ({ name }: { name: string | number }) => `Arifa kuhusu ${name}`,
    ({ count }: { count: number }) => `${count === 1 ? `shughuli 1` : `shughuli ${count}`}`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Weka kuwa zimesomwa',
      hidden(` arifa kuhusu ${name}`),
    ],
    'Mpya',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Tazama',
      hidden(` ombi la ${name}`),
    ],
    'Mwombaji',
    'Imeshindwa kupakia arifa',
    'hazijasomwa',
    'Fuatilia masasisho ya maombi na shughuli za watumiaji',
    'Weka Zote Kuwa Zimesomwa',
    'Inapakia arifa',
    'Onyesha arifa za zamani zaidi',
    'Kipindi',
    'Sasa hivi',
    'Imeshindwa kuweka arifa kuwa zimesomwa',
    ({ count }: { count: number }) =>
      `Arifa ${count === 1 ? `${count} imewekwa` : `${count} zimewekwa`} kuwa zimesomwa`,
    'Arifa zote zimewekwa kuwa zimesomwa',
    'Arifa za karibuni',
    ({ unread }: { unread: string | number }) => `Arifa za karibuni, ${unread} hazijasomwa`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `dakika ${count} iliyopita` : `dakika ${count} zilizopita`}`,
    ({ count }: { count: number }) => `${count === 1 ? `saa ${count} iliyopita` : `saa ${count} zilizopita`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `siku ${count} iliyopita` : `siku ${count} zilizopita`}`,
  ],
];

export default words;
