/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  45,
  [
    'Ntibiroherezwa',
    'Nta internet yari ihari, ni yo mpamvu utarinjira. Ibyo wandika n’amadosiye wongeraho bibitswe kuri iki gikoresho gusa. Internet nigaruka, turakwinjiza maze tubyohereze.',
    'Injira nonaha',
  ],
];

export default words;
