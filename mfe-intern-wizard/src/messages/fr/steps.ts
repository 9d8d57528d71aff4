/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Candidature de stage',
    'Voyez si ce stage est pour vous, et commencez.',
    'Préparez vos documents en PDF. Vous pouvez vous arrêter à tout moment : ce que vous avez écrit est gardé.',
  ],
];

export default words;
