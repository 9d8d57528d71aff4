/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  374,
  [
    'Amabwiriza n’amategeko',
    'Subira ku ifishi',
    'Amabwiriza arafunguka',
    'Amabwiriza ntiyashoboye gufunguka. Nta cyo wanditse cyatakaye.',
    'Ongera ugerageze',
    'Ibyo wandika mu busabe bwawe n’ibyo wohereza hamwe na bwo ni ukuri kandi ni ibyawe. Nihagira igihinduka gikomeye mbere y’uko tugusubiza, urabitubwira.',
    'Kohereza ubusabe ntibivuga ko ubonye umwanya. Dufata icyemezo kuri buri bumwe, tukakwandikira.',
    'Ntiduhemba kandi ntitwishyura ibigutangwaho, keretse twabikwandikiye.',
    'Igihe uri iwacu wubaha abarwayi, imiryango n’abakozi, ukabika ibanga ry’ibyo umenya kuri bo, kandi ugakurikiza amategeko y’iwacu.',
    'Dukoresha amakuru yawe mu gusuzuma ubusabe bwawe no gutegura uko uzaza. Mu rubuga rwawe ushobora kuyasoma, gufata kopi no kudusaba kuyasiba.',
    'Ushobora gukuraho ubusabe bwawe igihe icyo ari cyo cyose. Dushobora guhagarika ubusabe cyangwa igihe umara iwacu mu gihe aya mabwiriza atubahirijwe.',
  ],
];

export default words;
