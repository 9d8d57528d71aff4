/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  326,
  [
    'Haikuwezekana kukutoa kwingine. Tafadhali jaribu tena.',
    'Utoke kwingine kote?',
    'Ghairi',
    'Toka kwingine kote',
    'Haikufanyika',
    'Unabaki umeingia hapa. Kila kifaa kingine kitaomba nenosiri lako tena.',
    'Kifaa tusichokijua',
    ' (kifaa hiki)',
    ({ begun }: { begun: string | number }) => `Kiliingia ${begun}`,
    ({ begun, used }: { begun: string | number; used: string | number }) =>
      `Kiliingia ${begun}, kilitumika mwisho ${used}`,
    ({ begun }: { begun: string | number }) => `Kilifungua ombi ${begun}`,
    ({ begun, used }: { begun: string | number; used: string | number }) =>
      `Kilifungua ombi ${begun}, kilitumika mwisho ${used}`,
    <T>({ hidden, device }: { hidden: (words: string) => T; device: string | number }) => [
      'Maliza hiki',
      hidden(`: ${device}`),
    ],
    'Vifaa vyako havikuweza kuorodheshwa. Tafadhali jaribu tena.',
    'Kipindi hicho hakikuweza kumalizwa. Tafadhali jaribu tena.',
    'Kipindi kimeisha. Kifaa hicho kitaomba nenosiri lako tena.',
    'Mahali ulipoingia',
    'Viorodheshe tena',
    'Inatafuta vifaa vyako',
    'Je, kifaa kimepotea, au si chako? Maliza kipindi chake, au toka kote isipokuwa hapa.',
    'Hukuwa umeingia kwingine.',
    ({ count }: { count: number }) =>
      `${count === 1 ? `Kipindi kingine kimoja kimeisha.` : `Vipindi vingine ${count} vimeisha.`}`,
    ({ browser, system }: { browser: string | number; system: string | number }) =>
      `${browser} kwenye ${system}`,
  ],
];

export default words;
