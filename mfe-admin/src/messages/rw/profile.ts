/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  216,
  [
    'Ibikwerekeye',
    'Izina ryawe ntiryabitswe',
    'Izina',
    'Abasaba baribona munsi y’ubutumwa bwawe.',
    'Bika izina',
    'Inshingano',
    'Ongera ugerageze',
    'Umwirondoro wawe urafunguka',
    'Hitamo ijambobanga ryawe bwite',
    'Ijambobanga ufite ubu waryihawe. Rihindure hasi.',
    'Amakuru y’umwirondoro ntiyashoboye kuboneka.',
    'Umwirondoro ntiwabonetse',
    'Hari ibitari byo: reba neza ibyo wujuje.',
    'Ijambobanga ryahinduwe.',
    'Izina ryawe ryabitswe.',
    'Izina ryawe ntiryashoboye kubikwa. Ongera ugerageze.',
  ],
];

export default words;
