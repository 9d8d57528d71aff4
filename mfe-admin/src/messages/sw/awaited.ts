/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  789,
  [
    'Mdhamini',
    'Taarifa zimeombwa',
    'Bado haijaombwa',
    'Inapakia yanayosubiriwa',
    ({ count, label }: { count: string | number; label: string | number }) => `${count} katika ${label}`,
    'Yanayosubiriwa',
    'Barua za wadhamini ambazo hazijafika, na sehemu ambazo waombaji wanazibadilisha',
    'Yanayosubiriwa hayakuweza kupakiwa',
    'Barua zinazosubiriwa',
    'Ameombwa',
    'Hakuna barua zinazosubiriwa',
    'Mdhamini aliyeombwa barua anaonekana hapa hadi barua ifike.',
    'Limefunguliwa tena',
    'Hadi',
    'Hakuna sehemu zilizofunguliwa tena',
    'Sehemu unazofungua tena zinaonekana hapa hadi mwombaji ajibu.',
    'Yaliyochelewa',
    'Hakuna kilichochelewa',
    'Mwombaji asiyejibu kwa wakati anaonekana hapa.',
    'Limejibiwa',
    'Hakuna majibu yanayosubiri uamuzi',
    'Majibu ya waombaji yanaonekana hapa hadi uamuzi.',
  ],
];

export default words;
