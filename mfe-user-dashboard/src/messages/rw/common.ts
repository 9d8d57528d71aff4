/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  23,
  [
    'Ongera ugerageze',
    'Hagarika',
    'Habaye ikibazo. Ongera ugerageze.',
    'Urubuga ntirwabonetse. Reba niba internet ikora wongere ugerageze.',
    'Urubuga rwatinze gusubiza. Ongera ugerageze.',
    'Nta kigaragaza ko winjiye cyabonetse. Ongera winjire.',
    'Inyandiko ntiyashoboye gufunguka. Ongera ugerageze.',
    ({ day }: { day: string | number }) => `Bwoherejwe ku wa ${day}`,
    ({ day }: { day: string | number }) => `Ntiburoherezwa. Bwabitswe bwa nyuma ku wa ${day}`,
    ({ progress }: { progress: string | number }) => `${progress} % byuzuye`,
    'Ntiburoherezwa',
  ],
];

export default words;
