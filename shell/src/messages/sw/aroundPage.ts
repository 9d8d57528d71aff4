/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  212,
  [
    'Omba mafunzo kwa vitendo au ziara, na ufuatilie ombi lako.',
    'Tovuti hii inahitaji JavaScript. Tafadhali iwashe kwenye kivinjari chako na upakie ukurasa tena.',
  ],
];

export default words;
