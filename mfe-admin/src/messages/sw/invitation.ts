/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  891,
  [
    'Karibu kwenye wafanyakazi',
    'Nenosiri lako halikuweza kuwekwa. Tafadhali jaribu tena.',
    'Nenosiri lako limewekwa. Ingia nalo ili kuweka msimbo wako.',
    'Haijafanyika',
    <T>({
      b,
      name,
      email,
      role,
      site,
    }: {
      b: (words: string) => T;
      name: string | number;
      email: string | number;
      role: string | number;
      site: string | number;
    }) => [
      'Umealikwa kama ',
      b(`${name}`),
      ` (${email}), ${role} kwenye ${site}. Chagua nenosiri ili uanze.`,
    ],
    'Kuna mtu aliyeingia hapa',
    ({ name }: { name: string | number }) =>
      `${name} ameingia kwenye kifaa hiki. Ukiendelea, ${name} anatolewa na wewe unaingia.`,
    'Mtu mwingine tofauti',
    'Kubali mwaliko',
    'Kuna hitilafu imetokea. Jaribu tena.',
    'Kiungo hiki hakifanyi kazi tena',
    'Inafungua mwaliko wako',
    'Mwaliko haukuweza kufunguliwa',
    <T>({ link }: { link: (words: string) => T }) => [
      'Kiungo kinafanya kazi mara moja, ndani ya saa 72, na kipya kinachukua nafasi yake. Kama umeshachagua nenosiri lako, ',
      link('ingia'),
      ' nalo.',
    ],
  ],
];

export default words;
