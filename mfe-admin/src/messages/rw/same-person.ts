/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  763,
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
    'Binyuze ku bundi busabe',
    'Byahurijwe hamwe. Nta busabe bwahindutse.',
    'Biratandukanye, kandi ntibizongera kuvugwa.',
    'Byasubijwe.',
    ({ other }: { other: string | number }) => `bwahujwe na ${other} nk’ubw’umuntu umwe`,
    ({ other }: { other: string | number }) => `byavuzwe ko ari ubw’undi utari uwa ${other}`,
    ({ other }: { other: string | number }) => `ibyari byavuzwe kuri bwo na ${other} byasubijwe`,
  ],
];

export default words;
