/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  34,
  [
    'Mafunzo haya ni nini',
    'Hayalipwi na yanafanyika papo hapo, kwenye ofisi zetu nchini Rwanda. Shughuli za nje ya ofisi zinaweza kuwa sehemu yake.',
    'Kipindi kinaweza kubadilika: kinategemea ni lini unapatikana na tunachohitaji.',
    'Unachotuambia ni siri. Tunakitumia tu kukagua ombi lako.',
    'Unaweza kuomba kama',
    'kwa sasa umeandikishwa katika programu ya shahada ya kwanza au ya juu zaidi, na',
    'una umri wa miaka 18 au zaidi.',
    'Utakavyohitaji',
    'Kila kimoja kama PDF, ndogo kuliko MB 5:',
    'CV yako, iliyosainiwa',
    'barua ya maombi',
    'nakala yako ya matokeo, au uthibitisho wa uandikishaji',
    'cheti halali cha rekodi ya uhalifu',
    'barua mbili, kwa hatua za 9 na 10: barua ya mapendekezo kutoka taasisi yako na barua kuhusu tabia yako',
    'barua mbili za wadhamini, kwa hatua za 9 na 10: moja ya kitaaluma na moja kuhusu tabia yako',
    'Kama mafunzo ni sharti la masomo yako, barua ya mapendekezo kutoka taasisi yako inachukua nafasi ya barua ya mdhamini wa kitaaluma.',
  ],
];

export default words;
