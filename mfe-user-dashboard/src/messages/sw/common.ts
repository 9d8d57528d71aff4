/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  23,
  [
    'Jaribu tena',
    'Ghairi',
    'Kuna hitilafu imetokea. Jaribu tena.',
    'Tovuti haikupatikana. Angalia muunganisho wako ujaribu tena.',
    'Tovuti ilichelewa mno kujibu. Jaribu tena.',
    'Hakuna tokeni ya uthibitisho iliyopatikana. Tafadhali ingia tena.',
    'Imeshindwa kufungua hati. Tafadhali jaribu tena.',
    ({ day }: { day: string | number }) => `Liliwasilishwa ${day}`,
    ({ day }: { day: string | number }) => `Bado halijawasilishwa. Lilihifadhiwa mwisho ${day}`,
    ({ progress }: { progress: string | number }) => `${progress} % imekamilika`,
    'Bado halijawasilishwa',
  ],
];

export default words;
