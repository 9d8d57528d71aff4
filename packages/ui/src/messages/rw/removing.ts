/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  108,
  [
    'Urashaka gukuramo iyi dosiye?',
    'Kuramo dosiye',
    'Gumana dosiye',
    ({ name }: { name: string | number }) =>
      `${name} irasibwa mu busabe bwawe. Nuyikenera, uzongera uyohereze.`,
  ],
];

export default words;
