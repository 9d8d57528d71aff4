/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  838,
  [
    'Uyu muntu ntiyashoboye gusibwa. Ongera ugerageze.',
    'Uyu muntu yasibwe',
    'Gusiba byatangiye kandi birikomeza',
    ({ name }: { name: string | number }) => `Gusiba ${name}?`,
    'Gusiba uyu muntu?',
    'Siba burundu',
    'Urutonde rw’ibigiye gusibwa ntirwashoboye kuboneka',
    'Ibi bizasibwa burundu kandi ntibishobora kugarurwa:',
    'Imibare izakomeza kubara ubusabe. Urubuga rwandika ko wasibye umuntu, igihe n’impamvu, nta zina.',
    'Urutonde rw’ibigiye gusibwa rurafunguka',
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
      `${count === 1 ? `imeyili ${count} yaroherejwe` : `imeyili ${count} zaroherejwe`}. Urubuga ntirushobora gusiba imeyili zoherejwe kuri seriveri cyangwa mu dusanduku twazakiriye.`,
    'Kopi zo kubika zakozwe mbere y’uyu munsi zigumana aya makuru kugeza igihe uzisibiye.',
  ],
];

export default words;
