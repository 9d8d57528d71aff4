/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  182,
  [
    'Yego',
    'Oya',
    'Amasaha mu cyumweru',
    'Itariki yo gutangira',
    'Itariki yo gusoza',
    'Wigeze kuhasura',
    'Gusura mu izina ry’ikigo',
    'Umubare w’abazaza',
    'Aho uzaturuka',
    'Ubufasha kuri viza',
    'Ukeneye icumbi',
    'Icumbi',
    'Uwo twahamagara habaye ikibazo',
  ],
];

export default words;
