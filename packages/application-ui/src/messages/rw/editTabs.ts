/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  276,
  [
    'Umwirondoro',
    'Amashuri',
    'Ibyo ukunda',
    'Indimi',
    'Igihe uboneka',
    'Abakuzi',
    'Ubunararibonye',
    'Inyandiko',
    'Ubumuga',
    'Ikigo',
    'Imyiteguro',
    'Inyandiko',
    'Dosiye nshya isimbura iyo bisa. Yoherezwa iyo ubitse ibyo wahinduye.',
    'Ikindi',
    'Ni byo usaba akoresha yinjira, ntibishobora guhinduka.',
    'Ukuzi mu ishuri',
    'Ukuzi aho utuye',
    'Ibaruwa y’ishuri',
    'Ibaruwa y’aho utuye',
    'Aho uturuka',
    'Impamvu y’urugendo',
    'Hitamo impamvu',
  ],
];

export default words;
