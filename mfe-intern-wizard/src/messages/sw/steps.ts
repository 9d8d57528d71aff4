/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Ombi la mafunzo kwa vitendo',
    'Fahamu kama mafunzo haya yanakufaa, na uanze.',
    'Ziweke tayari hati zako kama faili za PDF. Unaweza kuacha wakati wowote: ulichoandika kinahifadhiwa.',
  ],
];

export default words;
