/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  66,
  [
    'Imeyili yawe na nimero ya telefone',
    'Nimero ya telefone',
    'Iyo wanditse utangira.',
    'Waba waratangiye ubusabe mbere?',
    'Ukoresheje iyi imeyili n’iyi nimero, ushobora gukomereza aho wari ugeze, ku gikoresho icyo ari cyo cyose.',
    'Komeza ubusabe bwanjye',
  ],
];

export default words;
