/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  435,
  [
    'Urutonde rw’ubusabe',
    'Urutonde rw’ubusabe (Ctrl+B)',
    'Ahabanza',
    'ukwezi gushize',
    'Ubusabe bwose hamwe',
    'Ubutegereje gusuzumwa',
    'Ubusabe ntibwashoboye kuboneka',
    'Ubusabe burafunguka...',
    'Gucunga ubusabe',
    <T>({
      everybody,
      j,
      k,
      all,
    }: {
      everybody: string | number;
      j: (words: string) => T;
      k: (words: string) => T;
      all: (words: string) => T;
    }) => [
      `Murakaza neza. Buri gahunda (${everybody}) ifite urutonde rwayo: hitamo urutonde, hanyuma uhitemo ubusabe usuzuma. Kanda `,
      j('j'),
      ' na ',
      k('k'),
      ', cyangwa utumyambi, ujye ku ukurikira cyangwa ubanza; ',
      all('?'),
      ' yerekana utubuto twose tw’ubufasha.',
    ],
    'Hitamo ubwoko bw’ubusabe',
    ' na ',
    ({ list }: { list: string | number }) => `${list} - Ahabanza`,
    'Ubusabe',
    'Tegereza gato...',
    'Ubusabe ntibwashoboye kuboneka',
    'Ubusabe bwa bene ubu nibukorwa, buzagaragara hano',
    'Erekana ibindi',
    'Nta telefone',
    'Imiterere y’ubusabe',
    'Nta busabe bwatoranyijwe',
    'Hitamo ubusabe bw’ubwoko runaka kugira ngo ubone ibyoherejwe',
    'Urutonde',
    'Ibishya mbere',
    'Ibya kera mbere',
    'Izina, A kugeza Z',
    'Izina, Z kugeza A',
    'Ibiherutse guhinduka mbere',
    'Ibimaze igihe bidahinduka mbere',
    'Uko bumeze',
    'Uko ubusabe buhagaze, bihereye inyuma',
    'Ibiherutse gutangira mbere',
    'Ibyatangiye kera mbere',
  ],
];

export default words;
