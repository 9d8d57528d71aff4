/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  209,
  [
    'Kukuhusu',
    'Jina lako halikuhifadhiwa',
    'Jina',
    'Waombaji wanaliona chini ya ujumbe wako.',
    'Hifadhi jina',
    'Jukumu',
    'Jaribu tena',
    'Inapakia wasifu wako',
    'Tafadhali chagua nenosiri lako mwenyewe',
    'Nenosiri lako la sasa lilitengenezwa kwa ajili yako. Libadilishe hapa chini.',
    'Imeshindwa kupakia data ya wasifu wa mtumiaji.',
    'Wasifu Haukupatikana',
    'Kosa la Uhakiki: Tafadhali angalia makosa kwenye fomu.',
    'Nenosiri limebadilishwa.',
    'Jina lako limehifadhiwa.',
    'Jina lako halikuweza kuhifadhiwa. Tafadhali jaribu tena.',
  ],
];

export default words;
