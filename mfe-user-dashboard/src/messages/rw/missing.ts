/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  119,
  ['Nimero y’ubusabe irabura. Ongera ugerageze.', 'Ubwoko bw’ubusabe ntibuzwi. Andikira abatanga ubufasha.'],
];

export default words;
