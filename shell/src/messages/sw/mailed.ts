/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  64,
  [
    'Kuna hitilafu imetokea. Tafadhali jaribu tena.',
    'Weka anwani ya barua pepe kwa muundo sahihi, kama name@example.com',
    'Angalia barua pepe yako',
    ({ address }: { address: string | number }) =>
      `Kama kuna akaunti yenye ${address}, kiungo cha kuweka nenosiri jipya kiko njiani. Kinafanya kazi kwa saa moja.`,
    'Hakuna kitu? Tazama kwenye barua zisizohitajika, au tuandikie.',
    'Rudi kwenye kuingia',
    'Barua pepe',
    'Tunatuma huko kiungo cha kuweka nenosiri jipya.',
    'Tuma kiungo',
    'Nenosiri jipya',
    'Angalau herufi 8, zikiwemo herufi kubwa, herufi ndogo na namba.',
    'Nenosiri jipya linahitajika',
    'Hifadhi nenosiri jipya',
    'Omba kiungo kipya',
    'Nenosiri lako limebadilishwa. Tafadhali ingia kwa kulitumia.',
  ],
];

export default words;
