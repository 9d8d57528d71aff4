/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [94, ['Lugha hii haikuweza kupakiwa. Angalia muunganisho wako, kisha ujaribu tena.']];

export default words;
