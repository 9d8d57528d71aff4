/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  374,
  [
    'Vigezo na masharti',
    'Rudi kwenye fomu',
    'Masharti yanapakiwa',
    'Masharti hayakuweza kupakiwa. Hakuna ulichoandika kilichopotea.',
    'Jaribu tena',
    'Unachoandika kwenye ombi lako na unachotuma pamoja nalo ni cha kweli na ni chako. Kitu muhimu kikibadilika kabla hatujajibu, unatuambia.',
    'Kutuma ombi hakukupi nafasi. Tunaamua kuhusu kila moja, na kukuandikia.',
    'Hatulipi mshahara wala gharama, isipokuwa tumekuambia hivyo kwa maandishi.',
    'Ukiwa nasi unawaheshimu wagonjwa, familia na wafanyakazi, unatunza siri ya unachojifunza kuwahusu, na unafuata kanuni za mahali hapa.',
    'Tunatumia data yako kukagua ombi lako na kupanga kukaa kwako. Kwenye dashibodi yako unaweza kuisoma, kuchukua nakala na kutuomba tuifute.',
    'Unaweza kuondoa ombi lako wakati wowote. Tunaweza kusitisha ombi au kukaa pale masharti haya yasipofuatwa.',
  ],
];

export default words;
