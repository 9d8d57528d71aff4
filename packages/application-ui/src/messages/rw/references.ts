/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  210,
  [
    'Ukuzi',
    'Ibaruwa',
    'Amagambo y’undi muntu adufasha kurushaho kukumenya.',
    'Ibaruwa ivuga imyitwarire yawe',
    'Ibaruwa y’ishuri ryawe igusabira',
    'Ibaruwa y’umwarimu ukuzi',
  ],
];

export default words;
