/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1913,
  [
    'Vigezo na masharti',
    'Waombaji wanaokubali vigezo na masharti wanaweza kuyasoma hapo. Bila maandishi yako wanasoma masharti ya kawaida.',
    'Lugha ya maandishi',
    'Maandishi',
    'Acha mstari mtupu kati ya aya. Acha sehemu tupu ili kuonyesha masharti ya kawaida.',
    'Hifadhi masharti',
    'Masharti yamehifadhiwa.',
    'Masharti hayakuweza kupakiwa.',
  ],
];

export default words;
