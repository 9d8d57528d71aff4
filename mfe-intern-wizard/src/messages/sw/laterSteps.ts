/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  3,
  [
    'Wewe ni nani na tunakufikiaje.',
    'Tumia barua pepe unayoisoma mara kwa mara: uamuzi na maelezo yako ya kuingia yatatumwa huko.',
    'Pitia maelezo yako, na utuambie unachohitaji.',
    'Tuambie mapema nini kitakurahisishia kazi. Hakikuathiri kamwe.',
    'Unasoma wapi sasa? Ongeza shahada za awali kama unazo.',
    'Tumia majina kama yalivyo kwenye nakala yako ya matokeo: hurahisisha ukaguzi.',
    'Kazi ya kliniki, utafiti, kujitolea: chochote ulichofanya. Yote haya si lazima.',
    'Uzoefu unakaribishwa, si lazima. Mstari mmoja mfupi kwa kila kimoja unatosha.',
    'Nini kinakuvutia, na kwa nini unataka kuja.',
    'Andika kama unavyozungumza. Tunatafuta sababu zako, si lugha kamilifu.',
    'Lugha unazozungumza, na mengine unayoyaweza vizuri.',
    'Wagonjwa huzungumza lugha nyingi. Hata ujuzi wa msingi unafaa kutajwa.',
    'Ni lini ungeweza kuja, na kwa saa ngapi kwa wiki.',
    'Vipindi vinaweza kubadilika. Hatua mbili zinazofuata zinahitaji barua kila moja: PDF au picha zake.',
    'Mwalimu, mkufunzi au msimamizi anayejua masomo yako.',
    'Huna barua bado? Mwombe mdhamini wako sasa. Unaweza kuondoka na kurudi kwenye hatua hii baadaye: majibu yako yanahifadhiwa.',
    'Mtu asiye wa familia yako anayeweza kuzungumzia tabia yako.',
    'Mwajiri au kiongozi katika jamii yako ni chaguo zuri. Huna barua bado? Unaweza kurudi kwenye hatua hii baadaye. Hatua inayofuata inahitaji hati zako.',
    'CV yako, barua ya maombi, nakala ya matokeo na cheti cha rekodi ya uhalifu.',
    'Skani ya simu inatosha, kama kila neno linasomeka. Saini CV yako kabla ya kuiskani.',
    'Angalia majibu yako kabla ya kuyatuma.',
    'Baada ya kuwasilisha, hakuna kinachoweza kubadilishwa. Usiwe na haraka; tazama kila sehemu mara moja.',
  ],
];

export default words;
