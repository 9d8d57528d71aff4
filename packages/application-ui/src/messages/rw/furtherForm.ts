/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  310,
  [
    'Abakuzi',
    'Umuntu umwe uzi amashuri yawe n’undi ukuzi aho utuye.',
    ({ position }: { position: string | number }) => `Ukuzi wa ${position}`,
    'Ongeraho ukuzi',
    ({ size }: { size: string | number }) =>
      `PDF iri munsi ya ${size}. Yoherezwa hamwe n’ubusabe. Niba uyongeyeho, tubwire n’aho uwo muntu akora.`,
  ],
];

export default words;
