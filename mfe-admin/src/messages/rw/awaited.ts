/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  780,
  [
    'Umuhamya',
    'Ibyabajijwe',
    'Ntarabazwa',
    'Ibitegerejwe birafunguka',
    ({ count, label }: { count: string | number; label: string | number }) => `${count} muri ${label}`,
    'Ibitegerejwe',
    'Amabaruwa ategerejwe, n’ibice abasaba bongera gusubiza',
    'Ibitegerejwe ntibyashoboye kuboneka',
    'Amabaruwa ategerejwe',
    'Yabajijwe',
    'Nta baruwa itegerejwe',
    'Usabwe ibaruwa agaragara hano kugeza igeze.',
    'Ibyongeye gufungurwa',
    'Kugeza',
    'Nta cyongeye gufungurwa',
    'Ibice wongera gufungura bigaragara hano kugeza usaba asubije.',
    'Igihe cyarenze',
    'Nta watinze',
    'Usaba udasubije ku gihe agaragara hano.',
    'Ibyasubijwe',
    'Nta gisubizo gitegereje icyemezo',
    'Ibyo abasaba basubije bigaragara hano kugeza icyemezo gifashwe.',
  ],
];

export default words;
