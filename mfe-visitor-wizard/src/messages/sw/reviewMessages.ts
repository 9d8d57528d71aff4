/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  29,
  [
    'Hakuna namba ya ombi iliyopatikana. Tafadhali rudi na ukamilishe hatua zilizotangulia.',
    'Ufikiaji umekataliwa. Tafadhali hakikisha una ruhusa sahihi.',
    'Data ya ombi haikupatikana. Tafadhali rudi na ukamilishe hatua zilizotangulia.',
    'Imeshindwa kupakia data ya ombi kwa ukaguzi. Tafadhali jaribu tena.',
    ({ sentences }: { sentences: string | number }) => `Uhakiki umeshindwa: ${sentences}`,
    'Imeshindwa kuwasilisha ombi. Tafadhali jaribu tena.',
    'Imeshindwa kuwasilisha ombi',
    'Ombi limewasilishwa kikamilifu!',
  ],
];

export default words;
