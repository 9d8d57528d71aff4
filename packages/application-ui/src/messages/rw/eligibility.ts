/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  358,
  [
    'Banza urebe: ese birakureba?',
    'Ibi ni ibyawe gusa. Ntitubika igisubizo cyawe.',
    'Ushobora gusaba kudusura',
    'Indi miryango ishobora kuba ifite umwanya wawe:',
    <T>({ mail }: { mail: (words: string) => T }) => [
      'Nta cyo wanditse gitakaye. Ufite gushidikanya? Andikira ',
      mail(''),
      '.',
    ],
  ],
];

export default words;
