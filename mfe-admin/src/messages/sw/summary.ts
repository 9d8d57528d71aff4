/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  762,
  [
    'Jumla ya Waombaji',
    'Imekubaliwa',
    'ziara yako ya mwisho',
    'Imekataliwa',
    'Hakuna maombi bado',
    'Takwimu zinaonekana hapa mtu anapoomba.',
    'Inapakia takwimu',
    'Maombi',
    'Kagua ombi moja baada ya jingine na uamue.',
    'Imewasilishwa',
  ],
];

export default words;
