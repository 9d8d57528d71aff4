/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'umuhamya',
    'ubu',
    ({ count }: { count: string | number }) => `amasaha ${count}`,
    'Ibiheruka gukorwa',
    'Nta kirakorwa. Ibyemezo bya bagenzi bawe bizagaragara hano.',
    'Ibikorwa byose',
    ({ submitted, fresh }: { submitted: string | number; fresh: string | number }) =>
      `${submitted} bwoherejwe, ${fresh === 'none' ? `nta na bumwe` : `${fresh}`} bushya kuri wowe`,
    'Ibyasabwe',
    ({ count }: { count: string | number }) => `${count} bitegereje`,
    'Amatangazo',
    ({ count }: { count: string | number }) => `${count} atarasomwa`,
    'Incamake',
    'Ibyo gukora',
    'Ntibyashobotse kugenzura niba imeyili zerekeye konti zarageze',
    ({ modules }: { modules: string | number }) => `Ibice bifite ikibazo: ${modules}`,
    'Ntibyashobotse kugenzura ibice',
    'Ibikeneye kwitabwaho',
    ({ count }: { count: number }) =>
      `${count === 1 ? `Imeyili 1 ntiyashoboye kugezwayo` : `Imeyili ${count} ntizashoboye kugezwayo`}`,
    'Ibyo gukora birafunguka',
    'Ibyo gukora, ibimaze igihe ni byo bibanza',
    'Bitegereje kuva: ',
    'Bwoherejwe',
    'Ibyemezo',
    'Iminsi 7 ishize',
    'Umunsi',
    'Ibyo gukora ntibyashoboye kuboneka',
    'Nta kigomba gukorwa',
    'Ubusabe bushya, ibisubizo, amabaruwa n’ibyasabwe bizagaragara hano.',
    'Bwoherejwe, ntiburafungurwa',
    'Yohereje amakuru yasabwe',
    'Arasaba kongera gusaba',
    ({ from }: { from: string | number }) => `Ibaruwa ya ${from} yageze`,
    'Bushya',
    ({ count }: { count: string | number }) => `iminota ${count}`,
    ({ count }: { count: number }) => `${count === 1 ? `umunsi 1` : `iminsi ${count}`}`,
    'Ntibyakozwe, kuko uwabitangiye atakibifitiye uburenganzira',
    ({ by, status, why }: { by: string | number; status: string | number; why: string | number }) =>
      `Icyemezo cya ${by} (${status}) nticyoherejwe: ${why}. Usaba ntiyabimenyeshejwe.`,
    ({ by, why }: { by: string | number; why: string | number }) =>
      `Webhook yashyizweho na ${by} yahagaritswe: ${why}. Nuyifungura, ni wowe uzaba uyishinzwe.`,
    'ntakiri mu bakozi',
    'inshingano ze zarahindutse',
    'token ya API yararangiye cyangwa yarahagaritswe',
    'azi usaba',
    'amazina arahishwe kuri we',
    ({ name, count }: { name: string | number; count: number }) =>
      `${name} yavuye mu bakozi: ${count === 1 ? `ubusabe 1 butegereje` : `ubusabe ${count} butegereje`} undi musomyi`,
  ],
];

export default words;
