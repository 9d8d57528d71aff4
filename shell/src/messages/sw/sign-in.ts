/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  59,
  [
    'Karibu Tena',
    'Unahitaji msaada?',
    'Wasiliana na Msaada',
    'Imeshindwa kuingia. Tafadhali jaribu tena.',
    'Tovuti haikupatikana. Angalia muunganisho wako ujaribu tena.',
  ],
];

export default words;
