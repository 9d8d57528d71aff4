/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  779,
  [
    'Ni umuntu umwe',
    'Ni undi muntu',
    'Tandukanya',
    'Bisubize',
    'Birashoboka ko ari uw’umuntu umwe:',
    ({ count }: { count: number }) =>
      `${count === 1 ? `Ubusabe 1 bw’undi muntu` : `Ubusabe ${count} bw’undi muntu`}`,
    ({ count }: { count: string | number }) => `Erekana ibindi ${count}`,
    'Ubundi busabe bw’uyu muntu ntibwashoboye kuboneka',
    'Ntibyabitswe. Ongera ugerageze.',
    'Konti imwe',
    'Byahujwe n’ubundi busabe',
    'Byahujwe. Nta busabe bwahindutse.',
    'Byanditswe ko ari abantu batandukanye. Urubuga ntiruzongera kubivuga.',
    'Byasubijwe.',
    ({ other }: { other: string | number }) => `bwahujwe na ${other} nk’ubw’umuntu umwe`,
    ({ other }: { other: string | number }) => `bwanditswe ko ari ubw’undi utari uwa ${other}`,
    ({ other }: { other: string | number }) => `igereranya na ${other} ryasubijwe`,
  ],
];

export default words;
