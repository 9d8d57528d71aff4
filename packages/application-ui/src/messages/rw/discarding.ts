/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  53,
  [
    'Watangiye wibeshye?',
    'Reka ubu busabe',
    'Urashaka kureka ubu busabe?',
    'Birasibwa...',
    'Reka ubusabe',
    'Bugumane',
    <T>({ name }: { name: (words: string) => T }) => [
      name(''),
      ' buzasibwa, hamwe n’ibyo wujuje byose n’inyandiko zabwo.',
    ],
    ({ programme }: { programme: string | number }) => `Ubusabe bwawe (${programme})`,
    'Ushobora kubugarura ku rupapuro rwawe mu gihe cy’umunsi umwe. Nyuma yaho buba bugiye burundu.',
    'Ushobora kubugarura mu gihe cy’umunsi umwe: komeza ubusabe bwawe ukoresheje imeyili na nimero ya telefone bimwe. Nyuma yaho buba bugiye burundu.',
    'Nta cyahindutse. Ongera ugerageze.',
  ],
];

export default words;
