/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  33,
  [
    'Nakala mbili za majibu yako',
    'Endelea na majibu haya',
    'Ombi hili lilibadilishwa kwenye kichupo kingine au kifaa kingine. Chagua majibu ya kuhifadhi; mengine yatabadilishwa.',
    'Hifadhi yote ya hapa',
    'Chukua yote ya nakala nyingine',
    'Ya hapa',
    'Ya nakala nyingine',
  ],
];

export default words;
