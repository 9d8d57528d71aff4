/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  62,
  [
    'Amakuru asabwa',
    'Amakuru atari itegeko',
    'Amakuru bwite',
    'Amashuri',
    'Ibigushishikaje',
    'Indimi',
    'Igihe ubonekera',
    'Abakuzi',
    'Inyandiko woherejwe',
    'Ubumuga',
    'Impamyabumenyi',
    'Ibihembo',
    'Ubunararibonye',
    'Amasomo wize',
  ],
];

export default words;
