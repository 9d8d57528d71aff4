/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  315,
  [
    'Ijambobanga ukoresha ubu si ryo.',
    'Hari amakosa. Reba mu ifishi.',
    'Ijambobanga ntiryashoboye guhinduka. Ongera ugerageze.',
    'Guhindura ijambobanga',
    'Ijambobanga ryawe ryahinduwe',
    'Hano uracyinjiye. Ahandi hose wasohowe.',
    'Birahinduka...',
    'Hindura ijambobanga',
  ],
];

export default words;
