/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  223,
  [
    'Hari ibyo wanditse biri kuri iki gikoresho gusa',
    'Urubuga ntirurabibona. Nubibika, iki gikoresho kizabyereka wowe wenyine, umaze kongera kwinjira.',
    'Hari ibyanditswe utarinjira: nubibika, uzakurikiraho gukoresha iki gikoresho ashobora kubibona.',
    'Guma winjiye',
    'Bibike usohoke',
    'Bisibe usohoke',
  ],
];

export default words;
