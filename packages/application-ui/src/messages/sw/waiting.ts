/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  45,
  [
    'Bado haijatumwa',
    'Hakukuwa na muunganisho, kwa hiyo hujaingia. Unachoandika na faili unazoongeza vinahifadhiwa kwenye kifaa hiki tu. Muunganisho utakaporudi, tutakuingiza na kuvituma.',
    'Ingia sasa',
  ],
];

export default words;
