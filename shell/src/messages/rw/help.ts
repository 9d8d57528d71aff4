/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  98,
  [
    'Ubufasha',
    'Ibisubizo bigufi ku byo abantu bakunze kutubaza.',
    'Shakisha mu bisubizo',
    'Urugero: ijambobanga, inyandiko, imeyili',
    'Nta gisubizo kirimo aya magambo. Gerageza irindi jambo, cyangwa utwandikire.',
    ({ count }: { count: number }) => `${count === 1 ? `Igisubizo ${count}` : `Ibisubizo ${count}`}`,
    'Erekana ibisubizo byose',
    'Uracyafite ikibazo? Twandikire:',
    'Ibindi',
    'Ibyo uzakenera: urutonde rwo gushyiraho akamenyetso no gucapa',
    'Uko uru rubuga rukoreshwa na bose',
  ],
];

export default words;
