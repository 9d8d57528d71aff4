/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  119,
  [
    'Namba ya ombi haipo. Tafadhali jaribu tena.',
    'Imeshindwa kutambua aina ya ombi. Tafadhali wasiliana na msaada.',
  ],
];

export default words;
