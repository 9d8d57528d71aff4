/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  39,
  [
    'Msimbo kutoka barua pepe yetu',
    'Msimbo',
    ({ email }: { email: string | number }) =>
      `Tarakimu sita, zilizotumwa kwa ${email}. Zinafaa kwa dakika kumi.`,
    'Weka tarakimu sita za msimbo',
    'Tuma msimbo mpya',
    'Ingia kwa nenosiri lako',
  ],
];

export default words;
