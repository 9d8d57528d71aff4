/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  197,
  [
    'Je, bado ni wewe?',
    'Nenosiri lako ni sahihi. Sasa weka msimbo kutoka programu yako, au msimbo wa urejeshaji.',
    'Uliingia zaidi ya dakika 15 zilizopita. Ili uendelee, weka nenosiri lako tena. Ulichoandika kimehifadhiwa.',
  ],
];

export default words;
