/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  261,
  ['Pakua PDF', 'Inaandaa PDF...', 'Imeshindwa kupakua PDF. Tafadhali jaribu tena.', 'Ongeza kwenye kalenda'],
];

export default words;
