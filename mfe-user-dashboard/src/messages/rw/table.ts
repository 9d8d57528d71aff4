/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  65,
  [
    'Ubusabe bwawe, ubushya bubanza',
    'Nimero',
    'Gahunda',
    'Imiterere',
    'Bwoherejwe',
    'Byuzujwe',
    'Ibyo ushobora gukora',
    'Ntibwoherejwe',
    ({ reference }: { reference: string | number }) => `Ibimaze kuzuzwa kuri ${reference}`,
  ],
];

export default words;
