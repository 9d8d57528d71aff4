/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  423,
  [
    'Imiterere',
    'Bwoherejwe kuva ku wa',
    'Bwoherejwe kugeza ku wa',
    'Amabaruwa',
    'Ibaruwa ibura',
    'Byashyizweho ikimenyetso',
    'Bwakuweho',
    'Icyemezo kitaroherezwa',
    'Usoma',
    'Ikirango',
    'Njye',
    'Nta muntu',
  ],
];

export default words;
