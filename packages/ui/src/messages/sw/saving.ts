/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  18,
  [
    'Imehifadhiwa kwenye kifaa hiki',
    'Inahifadhi...',
    ({ time }: { time: string | number }) => `Imehifadhiwa ${time}`,
    'Nje ya mtandao: imehifadhiwa kwenye kifaa hiki',
    'Bado haijatumwa: imehifadhiwa kwenye kifaa hiki',
  ],
];

export default words;
