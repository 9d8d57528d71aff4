/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  822,
  [
    'Uyu muntu ntiyashoboye gusibwa. Ongera ugerageze.',
    'Uyu muntu yasibwe',
    'Gusiba byatangiye, birakomeza ubwabyo',
    ({ name }: { name: string | number }) => `Gusiba ${name}?`,
    'Gusiba uyu muntu?',
    'Siba burundu',
    'Ibigiye gusibwa ntibyashoboye kuboneka',
    'Ibi bisibwa burundu, kandi nta wushobora kubigarura:',
    'Imibare ikomeza kubara ibyakiriwe. Handikwa ko wasibye uyu muntu, igihe n’impamvu, nta zina.',
    'Ibigiye gusibwa birafunguka',
    'Impamvu',
    'Ijambobanga ryawe',
    'Konti: izina, imeyili, nimero ya telefone, ijambobanga n’inshuro yinjiye',
    'Imeyili zitegereje koherezwa, n’amatangazo',
    ({ count }: { count: number }) =>
      `${count === 1 ? `ubusabe ${count} n’ibisubizo byabwo byose na kopi zabwo` : `ubusabe ${count} n’ibisubizo byabwo byose na kopi zabwo`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `ubusabe ${count} butarangiye bwataweho` : `ubusabe ${count} butarangiye bwataweho`}`,
    ({ count }: { count: number }) => `${count === 1 ? `inyandiko ${count}` : `inyandiko ${count}`}`,
    ({ count }: { count: number }) => `${count === 1 ? `ubutumwa ${count}` : `ubutumwa ${count}`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `icyifuzo ${count} cyo kongera gusaba` : `ibyifuzo ${count} byo kongera gusaba`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `imeyili ${count} yahawe` : `imeyili ${count} zahawe`} seriveri y’imeyili. Urubuga ntirushobora kuzisiba aho, cyangwa mu dusanduku twazakiriye.`,
    'Kopi zo kubika zakozwe mbere y’uyu munsi zigumana ibirimo kugeza igihe uzisibiye.',
  ],
];

export default words;
