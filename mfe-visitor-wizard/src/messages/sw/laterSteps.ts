/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  3,
  [
    'Wewe ni nani, unatoka wapi na tunakufikiaje.',
    'Picha ya ukurasa wa pasipoti yako inatosha, kama kila neno linasomeka. Huna karibu? Unaweza kurudi kwenye hatua hii baadaye.',
    'Ulichosoma, na lugha unazozungumza.',
    'Taja kinachokueleza zaidi; unaweza kuongeza vyeti kwa maneno yako mwenyewe.',
    'Ungependa kuona na kujifunza nini.',
    'Kusudi lako likiwa wazi zaidi, ndivyo tunavyoweza kupanga vizuri utakaokutana nao.',
    'Ungependa kuja lini, na unasafiri vipi.',
    'Usilipie chochote kabla ya kupata jibu letu. Hatua inayofuata inahitaji CV au wasifu wako uliosainiwa: PDF au picha zake.',
    'CV au wasifu wako, na kwa ziara ya kitaasisi barua yake ya kuunga mkono.',
    'Saini CV yako kabla ya kuiskani. Skani ya simu inatosha, kama kila neno linasomeka.',
    'Mgeni anatamka nini.',
    'Soma kila sentensi. Kama moja inakutia wasiwasi, tuandikie kabla ya kuendelea.',
    'Angalia majibu yako kabla ya kuyatuma.',
    'Baada ya kuwasilisha, hakuna kinachoweza kubadilishwa. Usiwe na haraka; tazama kila sehemu mara moja.',
  ],
];

export default words;
