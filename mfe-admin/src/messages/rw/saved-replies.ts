/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1921,
  [
    'Ibisubizo byabitswe',
    'Bika uyu mwandiko nk’igisubizo',
    'Ibisubizo ntibyashoboye gufunguka',
    'Ibisubizo birafunguka',
    'Shakisha igisubizo',
    'Nta bisubizo biraboneka. Andika ubutumwa, hanyuma ubike umwandiko wabwo nk’igisubizo.',
    'Nta gisubizo kibonetse.',
    ({ count }: { count: number }) => `${count === 1 ? `igisubizo 1` : `ibisubizo ${count}`}`,
    ({ name }: { name: string | number }) => `Cyaheruka guhindurwa na ${name}`,
    'Hindura igisubizo',
    'Kuramo igisubizo',
    ({ name }: { name: string | number }) => `Gukuramo igisubizo “${name}”?`,
    'Nta muntu wo mu itsinda uzongera kugihitamo. Ubutumwa bwoherejwe buguma uko buri.',
    'Igisubizo cyakuweho.',
    'Igisubizo nticyashoboye gukurwaho.',
    'Igisubizo cyabikiwe itsinda ryose.',
    'Igisubizo nticyashoboye kubikwa.',
    'Bika',
    'Izina ry’igisubizo',
    'Iry’itsinda: abasaba ntibaribona.',
    'Umwandiko',
    ({ name, reference }: { name: string | number; reference: string | number }) =>
      `${name} na ${reference} bihinduka izina na nimero y’usaba.`,
    'Ururimi rw’abasaba',
    'Icyemezo (si ngombwa)',
    'Icyo ari cyo cyose',
    'Hari ibyo wamaze kwandika',
    'Ibyo wanditse biragumaho keretse ubisimbuye:',
    'Subira inyuma',
    'Bisimbure',
    'Ongeraho igisubizo munsi',
  ],
];

export default words;
