/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Jaribu tena',
    ({ name }: { name: string | number }) => `${name}: mwanzo`,
    'Ukurasa wa mwanzo',
    'Ukurasa wa mwanzo',
    'Ukurasa wa matengenezo',
    'Ukurasa huu',
    'Hujaingia',
    'Muda wa kipindi chako umeisha. Tafadhali ingia tena.',
    'Inapakia',
    'Ukurasa wa msaada',
    'Orodha ya utakavyohitaji',
    'Ukurasa kuhusu ufikivu',
  ],
];

export default words;
