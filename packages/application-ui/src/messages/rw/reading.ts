/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  349,
  [
    'Ibice by’ubusabe',
    'Nta cyo wuzuza kirimo.',
    ({ size }: { size: string | number }) => `${size} KB`,
    'Ntibyatanzwe',
    'Impamvu',
    'Reba ibaruwa',
    'Amasaha yose',
    'Ishuri',
    'Aho utuye',
  ],
];

export default words;
