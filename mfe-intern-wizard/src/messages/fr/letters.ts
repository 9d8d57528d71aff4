/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  60,
  [
    'Un PDF, ou des photos de la lettre, de moins de 5 Mo. Elle est envoyée quand vous passez à l’étape suivante.',
    'Ou ajoutez la lettre vous-même, si vous l’avez :',
  ],
];

export default words;
