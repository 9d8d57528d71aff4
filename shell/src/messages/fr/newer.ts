/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  95,
  [
    'Une version plus récente de cette page est prête. Ce que vous avez écrit reste. ',
    'La charger maintenant',
    'Plus tard',
  ],
];

export default words;
