/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  178,
  [
    'Funguo-siri haikutumika. Jaribu tena, au weka msimbo.',
    'Hakuna funguo-siri iliyoongezwa. Kama kifaa hiki tayari kina funguo-siri ya tovuti, hakihitaji nyingine.',
    'Tumia funguo-siri yangu',
    'Weka jina, kama Simu au Ufunguo wa usalama',
    'Funguo-siri haikuweza kuongezwa. Tafadhali jaribu tena.',
    'Funguo-siri zako hazikuweza kupakiwa',
    'Funguo-siri',
    'Unaweza kutumia funguo-siri kwenye kifaa hiki, simu yako au ufunguo wa usalama badala ya msimbo. Hakuna anayeweza kuinakili, na haifanyi kazi kwenye nakala bandia ya ukurasa huu.',
    ({ day }: { day: string | number }) => `ilitumika mwisho ${day}`,
    ({ day }: { day: string | number }) => `iliongezwa ${day}, bado haijatumika`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Ondoa ',
      hidden(`: ${name}`),
    ],
    ({ name }: { name: string | number }) => `Uondoe ${name}?`,
    'Ondoa funguo-siri',
    'Funguo-siri iliondolewa',
    'Haitafanya kazi tena. Msimbo kutoka programu yako na misimbo yako ya urejeshaji bado itafanya kazi.',
    'Funguo-siri iliongezwa',
    'Jina la funguo-siri mpya',
    'Jina utakalolitambua: Simu, Ufunguo wa usalama',
    'Ongeza funguo-siri',
  ],
];

export default words;
