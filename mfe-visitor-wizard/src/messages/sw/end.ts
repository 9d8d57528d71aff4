/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  62,
  [
    'Ombi Limewasilishwa Kikamilifu',
    'Asante. Ombi lako la ziara limepokelewa.',
    ({ name }: { name: string | number }) => `Asante, ${name}. Ombi lako la ziara limepokelewa.`,
    'Tunasoma ombi lako na kuangalia tarehe ulizoomba.',
    'Unapata barua pepe mara kunapokuwa na uamuzi au swali. Hii inaweza kuchukua wiki kadhaa.',
    'Usilipie chochote kabla ya kupata jibu letu: kukubaliwa hakuna uhakika, na ziara zinategemea nafasi.',
    'Rudi kwenye Ukurasa wa Mwanzo',
  ],
];

export default words;
