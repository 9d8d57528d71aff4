/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1906,
  [
    ({ count }: { count: number }) =>
      `${count === 1 ? `namba 1 ya simu ya kuangalia` : `namba ${count} za simu za kuangalia`}`,
    'Namba hizi haziwezi kupigiwa kama zilivyohifadhiwa. Hakuna kilichobadilishwa: muulize mhusika, kisha urekebishe namba kwenye ombi.',
    ({ phone }: { phone: string | number }) => `(huenda ${phone})`,
    'Maombi ya zamani',
    'mwombaji',
    'mdhamini',
    'mtu wa dharura',
  ],
];

export default words;
