/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  108,
  [
    'Uondoe faili hii?',
    'Ondoa faili',
    'Baki na faili',
    ({ name }: { name: string | number }) =>
      `${name} itafutwa kwenye ombi lako. Ukiihitaji tena, itabidi uitume tena.`,
  ],
];

export default words;
