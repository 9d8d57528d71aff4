/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  740,
  [
    ({ reference }: { reference: string | number }) => `${reference} yabitswe.`,
    'Siba uyu muntu',
    'Ubusabe bwose',
    'Abasaba',
    'Usaba ubanza',
    'Usaba ukurikira',
    ({ day }: { day: string | number }) => `Bwoherejwe ku wa ${day}`,
    'Amateka ntiyashoboye kuboneka',
    'Amateka arafunguka',
    'Ubutumwa bwoherejwe',
    'Usaba',
    'Ubusabe bwakuweho',
    'Ibice byongeye gufungurwa',
    'Ibisubizo ku bice byongeye gufungurwa byoherejwe',
    'Kongera gufungura byarangiye',
    ({ from, to }: { from: string | number; to: string | number }) =>
      `byavuye kuri « ${from} » bijya kuri « ${to} »`,
    'nyir’imeyili ntiyatangije ubu busabe',
    'imeyili',
    'nimero ya telefone',
    'byafashwe na nyir’imeyili',
    ({ type }: { type: string | number }) => `hari uwasabwe ibaruwa ya « ${type} »`,
    'kubukuraho byasubijwe',
    ({ until, reason }: { until: string | number; reason: string | number }) =>
      `kugeza ku wa ${until}: ${reason}`,
    'nta mpamvu yatanzwe',
    'Byasomwe n’usaba',
    'Ntibirasomwa',
    ({ to, by }: { to: string | number; by: string | number }) =>
      `${to}: nticyoherejwe, kuko ${by} atakibifitiye uburenganzira bwo gufata ibyemezo`,
    ({ reader }: { reader: string | number }) => `${reader} yemerewe kongera kubusoma`,
    ({ reader, reason }: { reader: string | number; reason: string | number }) =>
      `${reader} yisubije uburenganzira: ${reason}`,
  ],
];

export default words;
