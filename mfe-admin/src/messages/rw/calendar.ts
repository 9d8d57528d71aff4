/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  819,
  [
    'Ntibyakunze. Ongera ugerageze.',
    'Ha kalindari izina',
    ({ called }: { called: string | number }) => `${called} ntiyerekana ubusabe ukundi`,
    'Kalindari',
    'Kalindari yo kuri telefone cyangwa mudasobwa yawe ishobora kwerekana igihe abasaba bifuza kuzira: ibyoherejwe nk’ibitaremezwa, ibyemewe nk’ibyemejwe. Yerekana gahunda, nimero n’iminsi, nta mazina.',
    'Kalindari zawe ntizashoboye kuboneka',
    'Kalindari zawe zirafunguka',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Yihagarike',
      hidden(` ${name}`),
    ],
    'Ni iya kalindari iyihe?',
    'Izina uzayimenyeraho, nka Telefone yanjye.',
    'Kora aderesi',
    'Aderesi yakoporowe',
    'Hitamo aderesi uyikoporore.',
    'Koresha iyi aderesi muri kalindari yawe',
    'Yerekanwa iyi nshuro imwe. Uyifite wese asoma iyi kalindari, kugeza uyihagaritse hano.',
    'Koporora aderesi',
    ({ lastUsedAt }: { lastUsedAt: string | number }) => `yakoreshejwe bwa nyuma ${lastUsedAt}`,
    'ntirakoreshwa',
    ({ createdAt, used }: { createdAt: string | number; used: string | number }) =>
      `Yakozwe ${createdAt}, ${used}`,
  ],
];

export default words;
