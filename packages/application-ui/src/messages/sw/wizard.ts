/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Tunarejesha kipindi chako...',
    'Imeshindwa kupakia maendeleo yako yaliyohifadhiwa.',
    'Tovuti haikupatikana. Angalia muunganisho wako ujaribu tena.',
    'Ombi lako liko salama. Tovuti haikupatikana kwa sasa.',
    'Jaribu tena',
    'Endelea na ombi lako',
    <T>({ link }: { link: (words: string) => T }) => ['Ulianza awali? ', link('Endelea na ombi lako')],
    'Rudi kwenye dashibodi yangu',
    'Uko nje ya mtandao',
    'Hatua hii inafunguka mara muunganisho unaporudi. Ulichoandika kimehifadhiwa kwenye kifaa hiki.',
    'Endelea',
    'Hatua Inayofuata',
    'Kusudi lako',
    'Makubaliano',
    'Ili ujue utarajie nini, na sisi tuweze kusoma unachotuma.',
    'Weka msimbo wako',
    'Endelea kwenye dashibodi yako',
    'Ingia',
    'Lugha hii haikuweza kupakiwa. Angalia muunganisho wako, kisha ujaribu tena.',
  ],
];

export default words;
