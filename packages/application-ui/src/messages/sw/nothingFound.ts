/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  369,
  [
    'Hakuna cha kuendelea nacho',
    'Hatukupata cha kuendelea nacho kwa haya mawili',
    'Angalia barua pepe na namba yako ya simu, au jaza yaliyobaki ili uanze.',
    'Angalia barua pepe na simu',
    'Jaza yaliyobaki ili uanze',
  ],
];

export default words;
