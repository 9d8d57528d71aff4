/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  559,
  [
    ({ programme }: { programme: string | number }) => `${programme}`,
    'Ubusabe ntibwashoboye kuboneka',
    'Ubusabe',
    'Ubusabe bubanza',
    'Ubusabe bukurikira',
    ({ programme }: { programme: string | number }) => `${programme}, nta mazina`,
    'Amazina arahishwe',
    ({ day }: { day: string | number }) =>
      `Kuva ku wa ${day}, kugeza umuyobozi w’urubuga yongeye kuyerekana. Amazina, aho babarizwa, amafoto, inyandiko n’amabaruwa birahishwe, kugira ngo usuzume ibisubizo gusa.`,
    ({ mark }: { mark: string | number }) =>
      `Amagambo yagaragaza uwo ari we yasimbujwe ${mark}. Niba ukimumenya, kanda « Uyu muntu ndamuzi ».`,
    'Ubu busabe ntibushobora kwerekanwa ubu.',
    'Amazina yongeye kugaragara',
    'Bufungure',
    ({ programmes }: { programmes: string | number }) => `Amazina ahishwe: ${programmes}`,
    <T>({ link }: { link: (words: string) => T }) => [
      'Buri mu isuzuma nta mazina, kandi ntibugaragara ku ntonde cyangwa mu ishakiro. ',
      link('Jya ku isuzuma nta mazina'),
    ],
    'Ubusabe bwo gusoma burafunguka',
    ({ count }: { count: string | number }) => `${count} byo gusoma`,
    'Nta busabe urahabwa',
    'Umuyobozi w’urubuga ni we utanga ubusabe bwo gusoma. Bwose buri ahanditse « Bwose ».',
    'Ubusabe bwa nde',
    ({ count }: { count: string | number }) => `Ubwo nahawe (${count})`,
    'Bwose',
    ({ programmes }: { programmes: string | number }) => `Ubusabe nta mazina: ${programmes}`,
    'Ubusabe',
    'Urupapuro rwanjye rw’amanota',
    'Amazina, amafoto n’inyandiko birahishwe, kugira ngo usuzume ibisubizo gusa.',
    'Ubusabe ntibwashoboye kuboneka',
    'Ubu nta gahunda iri mu isuzuma nta mazina',
    'Ubusabe bwose ubusanga ku ntonde zabwo.',
    'Nta cyo gusoma kiri hano',
    'Nta busabe bwo muri izi gahunda butegereje icyemezo.',
    'Ntirwatangiye',
    'Rwatangiye',
    'Rwoherejwe',
    '[byahishwe]',
    'Imyaka',
    ({ from, to }: { from: string | number; to: string | number }) => `hagati ya ${from} na ${to}`,
    ({ below }: { below: string | number }) => `munsi ya ${below}`,
    ({ from }: { from: string | number }) => `${from} kuzamura`,
  ],
];

export default words;
