/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  66,
  [
    'Barua pepe na namba yako ya simu',
    'Namba ya Simu',
    'Namba uliyoweka ulipoanza.',
    'Je, ulianza ombi awali?',
    'Kwa barua pepe na namba hii ya simu unaweza kuendelea ulipoishia, kwenye kifaa chochote.',
    'Endelea na ombi langu',
  ],
];

export default words;
