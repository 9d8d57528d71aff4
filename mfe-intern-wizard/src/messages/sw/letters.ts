/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  60,
  [
    'PDF, au picha zake, ndogo kuliko MB 5. Hutumwa unapoendelea kwenye hatua inayofuata.',
    'Au ongeza barua mwenyewe, kama unayo:',
  ],
];

export default words;
