/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  796,
  [
    'Umuhamya',
    'Amakuru yasabwe',
    'Ntarabazwa',
    'Ibitegerejwe birafunguka',
    ({ count, label }: { count: string | number; label: string | number }) => `${count} muri ${label}`,
    'Ibitegerejwe',
    'Amabaruwa ataragera, n’ibice abasaba barimo guhindura',
    'Ibitegerejwe ntibyashoboye kuboneka',
    'Amabaruwa ategerejwe',
    'Yabajijwe',
    'Nta baruwa itegerejwe',
    'Usabwe ibaruwa agaragara hano kugeza igeze.',
    'Ibyongeye gufungurwa',
    'Kugeza',
    'Nta bice byongeye gufungurwa',
    'Ibice wongera gufungura bigaragara hano kugeza usaba asubije.',
    'Igihe cyarenze',
    'Nta cyatinze',
    'Usaba udasubije ku gihe agaragara hano.',
    'Ibyasubijwe',
    'Nta gisubizo gitegereje icyemezo',
    'Ibyo abasaba basubije bigaragara hano kugeza icyemezo gifashwe.',
  ],
];

export default words;
