/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  50,
  [
    'Asante',
    ({ name }: { name: string | number }) => `Asante, ${name}`,
    'Ombi lako la mafunzo kwa vitendo limepokelewa. Tunafurahi kwamba unataka kufanya kazi nasi.',
    'Timu yetu ya uteuzi inasoma ombi lako: kustahiki, sifa na jinsi unavyoendana na dhamira yetu.',
    'Unapata barua pepe mara kunapokuwa na uamuzi au swali. Hii inaweza kuchukua wiki kadhaa.',
  ],
];

export default words;
