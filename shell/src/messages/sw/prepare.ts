/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  167,
  [
    'Utakavyohitaji',
    'Kwanza angalia kama inakufaa. Kisha weka alama kwa ulivyo navyo. Alama zako zinabaki kwenye kifaa hiki.',
    'Je, inakufaa?',
    'Je, moja ya haya haikufai? Bado unaweza kutuandikia. Tunafurahi kukuambia njia nyingine za kujifunza au kusaidia.',
    'Orodha yako',
    'Chapisha orodha hii',
    'Ondoa alama zote',
    'Omba Sasa',
    ({ one }: { one: string | number }) => ` kwa ${one}`,
    'Unaweza kuanza kabla ya vyote kuwa tayari. Fomu inahifadhi majibu yako na inasubiri kwenye hatua inayohitaji kinachokosekana.',
    'Vyote vipo. Uko tayari.',
    ({ ready, all }: { ready: string | number; all: string | number }) => `${ready} kati ya ${all} tayari`,
  ],
];

export default words;
