/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  44,
  [
    'Maombi Yote',
    'Maombi ya kurudia',
    'Yanayosubiriwa',
    'Arifa',
    'Ripoti',
    'Mipangilio ya Tovuti',
    'Barua pepe zote',
    'Moduli',
    'Watu',
    'Shughuli',
    'Usalama',
    'Data inahifadhiwa kwa muda gani',
    'Tathmini',
    'Violezo vya barua pepe',
    'Tokeni za API',
    'Webhook',
    'Ukaguzi bila majina',
    'Wasifu wangu',
    'Imeshindwa kufungua hati. Tafadhali jaribu tena au wasiliana na msaada.',
    'Inapakia dashibodi',
    'Muhtasari',
  ],
];

export default words;
