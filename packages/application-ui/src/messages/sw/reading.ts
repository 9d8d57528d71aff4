/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  349,
  [
    'Sehemu za ombi',
    'Bado hakuna kilichojazwa.',
    ({ size }: { size: string | number }) => `KB ${size}`,
    'Haijatolewa',
    'Kusudi',
    'Tazama barua',
    'Jumla ya saa',
    'Kitaaluma',
    'Jamii',
  ],
];

export default words;
