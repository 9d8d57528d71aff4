/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  812,
  [
    'Haikufanya kazi. Jaribu tena.',
    'Ipe kalenda jina',
    ({ called }: { called: string | number }) => `${called} haionyeshi maombi tena`,
    'Kalenda',
    'Kalenda kwenye simu au kompyuta yako inaweza kuonyesha waombaji wanataka kuja lini: maombi yaliyowasilishwa kama ya muda, yaliyokubaliwa kama ya uhakika. Inaonyesha programu, namba na siku, si majina.',
    'Kalenda zako hazikuweza kupakiwa',
    'Inapakia kalenda zako',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Batilisha',
      hidden(` ${name}`),
    ],
    'Kwa kalenda gani?',
    'Jina utakalolitambua, kama Simu yangu.',
    'Tengeneza anwani',
    'Anwani imenakiliwa',
    'Tafadhali chagua anwani na uinakili.',
    'Jiunge na anwani hii kwenye kalenda yako',
    'Unaiona mara moja tu. Yeyote aliye nayo anaweza kusoma kalenda hii hadi uibatilishe hapa.',
    'Nakili anwani',
    ({ lastUsedAt }: { lastUsedAt: string | number }) => `ilitumika mwisho ${lastUsedAt}`,
    'bado haijatumika',
    ({ createdAt, used }: { createdAt: string | number; used: string | number }) =>
      `Ilitengenezwa ${createdAt}, ${used}`,
  ],
];

export default words;
