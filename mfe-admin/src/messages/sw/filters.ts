/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  416,
  [
    'Hali',
    'Yaliyowasilishwa kuanzia',
    'Yaliyowasilishwa hadi',
    'Barua',
    'Barua inakosekana',
    'Alama',
    'Imeondolewa',
    'Uamuzi bado haujatumwa',
    'Msomaji',
    'Lebo',
    'Mimi',
    'Hakuna mtu',
  ],
];

export default words;
