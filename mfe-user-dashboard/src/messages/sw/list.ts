/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  34,
  [
    'Inapakia maombi yako',
    'Hakuna maombi bado',
    'Ufikiaji umekataliwa. Tafadhali angalia jukumu na ruhusa zako.',
    'Hakuna maombi yaliyopatikana. Huenda unahitaji kuanzisha ombi kwanza.',
    ({ reason }: { reason: string | number }) => `Kosa la seva: ${reason}. Tafadhali jaribu tena baadaye.`,
    ({ reason }: { reason: string | number }) => `Imeshindwa kupakia maombi: ${reason}`,
    'Uliingia ili kujaza ombi moja. Ili kuona yako yote, ingia kwa nenosiri lililo kwenye barua pepe tuliyokutumia.',
    'Hakuna kilichopotea: maombi yako yamehifadhiwa.',
    'Chagua programu ili uanze. Majibu yako yanahifadhiwa unapoendelea.',
    'Omba mafunzo kwa vitendo',
    'Omba ziara',
    'Programu yetu nyingine',
    'Unaweza kuomba kwa uliyotuambia tayari: maelezo yako yanakuja pamoja nawe.',
    ({ programme }: { programme: string | number }) => `Omba ${programme}`,
  ],
];

export default words;
