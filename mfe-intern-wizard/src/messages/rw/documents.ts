/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  55,
  [
    'Yisinye mbere yo kuyifotora cyangwa kuyibika.',
    'Kimwe muri byo kirahagije.',
    'Ikindi cyose gishyigikira ubusabe bwawe.',
  ],
];

export default words;
