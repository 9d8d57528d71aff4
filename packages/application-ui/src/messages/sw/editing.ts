/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  253,
  [
    ({ reference }: { reference: string | number }) => `Hariri ombi ${reference}`,
    'Funga',
    'Ghairi',
    'Hifadhi Mabadiliko',
    'Inahifadhi...',
    'Aina hii ya ombi haihaririwi hapa',
    'Badilisha majibu yake mahali lilipoanzishwa.',
    'Ulichoandika bado kiko hapa.',
    'Nakala zote mbili zimeunganishwa. Pitia majibu yako, kisha uhifadhi.',
    'Mabadiliko yako ambayo hayajahifadhiwa yamerudi. Yahifadhi ukimaliza.',
    'Kipindi chako kimeisha. Ingia tena kwenye kichupo kingine, kisha uhifadhi.',
    'Ufunge bila kuhifadhi?',
    'Futa mabadiliko yangu',
    'Hifadhi kwenye kifaa hiki',
    'Endelea kuhariri',
    'Mabadiliko yako bado hayajahifadhiwa.',
    'Mabadiliko yako bado hayajahifadhiwa. Yahifadhi kwenye kifaa hiki ili uendelee baadaye, au yafute kama wengine wanakitumia.',
    'Faili uliyoichagua haijatumwa; itabidi ichaguliwe tena.',
    'Una mabadiliko ambayo hayajahifadhiwa kwenye kifaa hiki',
    ({ moment, names }: { moment: string | number; names: string | number }) => `Kutoka ${moment}: ${names}.`,
    'Endelea na mabadiliko yangu',
    'Yafute',
    ' (kuna tatizo)',
  ],
];

export default words;
