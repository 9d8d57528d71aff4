/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  63,
  [
    'Imeshindwa kufungua hati. Tafadhali jaribu tena.',
    'Faili haikupatikana.',
    'Muda wa kipindi chako umeisha: ingia tena ili kuifungua.',
    'Bado inakaguliwa kama ina virusi: tafadhali jaribu tena baada ya dakika moja.',
    'Inakaguliwa kama ina virusi',
    'Ina virusi na haiwezi kufunguliwa',
    '(inafunguka kwenye ukurasa huu)',
    '(inafunguka kwenye kichupo kipya)',
  ],
];

export default words;
