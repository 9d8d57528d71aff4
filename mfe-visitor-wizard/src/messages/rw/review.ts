/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  54,
  [
    'Ubusabe bwawe',
    'Indangamuntu/Pasiporo',
    'Amakuru bwite',
    'Amashuri',
    'Ibigushishikaje',
    'Indimi',
    'Imitegurire yo gusura',
    'Inyandiko woherejwe',
  ],
];

export default words;
