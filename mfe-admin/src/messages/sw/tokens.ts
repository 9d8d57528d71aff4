/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1750,
  [
    'Tokeni za API',
    'Kwa tokeni, mfumo mwingine unasoma maombi au unaamua kwa jina lako, bila nenosiri lako. Hauna ufikiaji wa akaunti wala mipangilio.',
    'Upe mfumo mwingine tokeni hii',
    'Unaiona mara moja tu. Yeyote aliye nayo anaweza kuitumia hadi iishe muda au uibatilishe hapa.',
    'Tokeni hazikuweza kupakiwa',
    'Inapakia tokeni',
    ({ name }: { name: string | number }) => `Ubatilishe ${name}?`,
    'Batilisha',
    ({ name }: { name: string | number }) => `${name} haifanyi kazi tena`,
    'Mfumo mwingine unakataliwa mara moja. Tokeni iliyobatilishwa haiwezi kurejeshwa.',
    'Ipe tokeni jina',
    'Chagua tokeni ni ya nini',
    ({ least, most }: { least: string | number; most: string | number }) =>
      `Weka namba kamili ya siku kuanzia ${least} hadi ${most}`,
    'Tokeni haikuweza kutengenezwa. Tafadhali jaribu tena.',
    'Tengeneza tokeni',
    'Hakuna tokeni iliyotengenezwa',
    'Jina',
    'Mfumo mwingine unafanya nini, kama Nakala ya kila usiku. Vitendo vyake vinarekodiwa chini ya jina hili na lako.',
    'Ni ya nini?',
    'Inafaa kwa siku ngapi?',
    ({ least, most }: { least: string | number; most: string | number }) =>
      `Kuanzia ${least} hadi ${most}. Baada ya hapo, mfumo mwingine unahitaji tokeni mpya.`,
    'Tengeneza tokeni hii',
    'Tokeni zinazotumika',
    'Hakuna tokeni zinazotumika',
    'Tengeneza moja hapo juu mfumo mwingine unapoihitaji.',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Batilisha',
      hidden(` ${name}`),
    ],
    'Zilizobatilishwa au kuisha muda katika miezi mitatu iliyopita',
    'Imebatilishwa',
    'Imeisha muda',
    ({ lastUsedAt, lastNetwork }: { lastUsedAt: string | number; lastNetwork: string | number }) =>
      `ilitumika mwisho ${lastUsedAt} kutoka ${lastNetwork}`,
    'bado haijatumika',
    ({ endedAt }: { endedAt: string | number }) => `ilibatilishwa ${endedAt}`,
    ({ endsAt }: { endsAt: string | number }) => `inafaa hadi ${endsAt}`,
    ({
      madeBy,
      madeAt,
      until,
      used,
    }: {
      madeBy: string | number;
      madeAt: string | number;
      until: string | number;
      used: string | number;
    }) => `Ilitengenezwa na ${madeBy} ${madeAt}, ${until}, ${used}`,
    'tokeni',
  ],
];

export default words;
