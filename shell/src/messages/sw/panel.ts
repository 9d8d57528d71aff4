/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  214,
  [
    'Menyu',
    'Umesahau nenosiri?',
    'Chagua nenosiri jipya',
    'Ingia',
    'Barua pepe au simu',
    ({ local, abroad }: { local: string | number; abroad: string | number }) => `Simu: ${local} au ${abroad}`,
    'Nenosiri',
    'Fomu hii haikuweza kupakiwa. Angalia muunganisho wako, kisha ujaribu tena.',
    'Jaribu tena',
  ],
];

export default words;
