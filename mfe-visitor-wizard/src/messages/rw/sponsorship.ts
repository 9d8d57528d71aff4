/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  47,
  [
    'Nta nkunga y’amafaranga itangwa: abashyitsi biyishyurira ibyo bakenera.',
    'Kwemererwa si itegeko.',
    'Gusura biterwa n’uko umwanya uhari.',
  ],
];

export default words;
