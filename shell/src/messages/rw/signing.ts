/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  203,
  [
    'Imeyili, telefone cyangwa ijambobanga si byo. Reba neza ibyo wanditse.',
    <T>({ name }: { name: (words: string) => T }) => ['Winjiye nka ', name('')],
    'umuntu udafite izina',
    'Sohoka',
    'Komeza ubusabe bwawe',
    'Jya ku rupapuro rwawe',
    'Imeyili cyangwa telefone birakenewe',
    'Ijambobanga rirakenewe',
    'Uru ruhare ntirwemewe.',
  ],
];

export default words;
