/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  60,
  [
    'Un PDF, de moins de 5 Mo. Il est envoyé quand vous passez à l’étape suivante.',
    'Ou ajoutez la lettre vous-même, si vous l’avez :',
  ],
];

export default words;
