/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  315,
  [
    'Nenosiri la sasa si sahihi.',
    'Kosa la Uhakiki: Tafadhali angalia makosa kwenye fomu.',
    'Imeshindwa kubadilisha nenosiri. Tafadhali jaribu tena.',
    'Badilisha nenosiri',
    'Nenosiri lako limebadilishwa',
    'Unabaki umeingia hapa. Kwingine kote umetolewa.',
    'Inabadilisha...',
    'Badilisha Nenosiri',
  ],
];

export default words;
