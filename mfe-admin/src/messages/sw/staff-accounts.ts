/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1691,
  [
    'Utume mwaliko tena?',
    ({ email }: { email: string | number }) =>
      `${email} inapata kiungo kipya, kinachofaa kwa saa 72. Kiungo cha awali kinaacha kufanya kazi.`,
    'Tuma mwaliko',
    ({ email }: { email: string | number }) => `Mwaliko mpya uko njiani kwenda ${email}.`,
    ({ name }: { name: string | number }) => `Umtoe ${name} kila mahali?`,
    ({ name }: { name: string | number }) =>
      `${name} lazima aingie tena kwenye kila kifaa. Maandishi aliyokuwa akiandika yanabaki kwenye kifaa hicho.`,
    'Toa kila mahali',
    ({ name, ended }: { name: string | number; ended: number }) =>
      `${name} ametolewa kila mahali (${ended === 1 ? `kipindi 1` : `vipindi ${ended}`}).`,
    ({ name }: { name: string | number }) => `Uweke upya msimbo wa ${name}?`,
    ({ name }: { name: string | number }) =>
      `Tumia hili kama ${name} amepoteza programu yake ya uthibitishaji na misimbo ya urejeshaji. Hakikisha kwamba ombi kweli limetoka kwake.`,
    'Hadi aweke programu tena, anaingia kwa nenosiri lake pekee. Anatolewa kila mahali na anapata barua pepe.',
    'Weka upya msimbo',
    ({ name }: { name: string | number }) => `${name} sasa anaingia kwa nenosiri pekee.`,
    ({ name }: { name: string | number }) => `Uzime ${name}?`,
    ({ name }: { name: string | number }) => `Mwaliko wa ${name} hautafanya kazi tena.`,
    ({ name }: { name: string | number }) =>
      `${name} anatolewa kila mahali mara moja na hawezi kuingia tena.`,
    'Vitendo vyake vya awali vinabaki kwenye historia, pamoja na jina lake. Unaweza kuwasha akaunti tena.',
    'Zima',
    ({ name }: { name: string | number }) => `Akaunti ya ${name} imezimwa.`,
    ({ name }: { name: string | number }) => `Uwashe ${name}?`,
    ({ name }: { name: string | number }) =>
      `${name} hajawahi kukubali mwaliko: utume tena akaunti ikiwa imewashwa.`,
    ({ name }: { name: string | number }) => `${name} anaweza kuingia tena kwa nenosiri lake la zamani.`,
    'Washa',
    ({ name }: { name: string | number }) => `Akaunti ya ${name} imewashwa.`,
    ({ name }: { name: string | number }) => `Akaunti ya ${name} imehifadhiwa.`,
    ({ name, role }: { name: string | number; role: string | number }) => `${name} sasa ni ${role}.`,
    ({ name }: { name: string | number }) => `Hariri ${name}`,
    ({ other }: { other: string | number }) => `Badilisha jukumu kuwa ${other}`,
    'Hifadhi',
    ({ name, other }: { name: string | number; other: string | number }) => `${name} anakuwa ${other}`,
    'Mwaliko unabaki halali.',
    'Anatolewa kila mahali mara moja na lazima aingie tena.',
    'Jina kamili',
    'Jukumu',
    'Akaunti za wafanyakazi',
    'Inapakia wafanyakazi...',
    'Alika mtu',
    'Inapakia wafanyakazi',
    ({ active, count }: { active: number; count: string | number }) =>
      `${active === 1 ? `akaunti ${active} inayotumika` : `akaunti ${active} zinazotumika`} kati ya ${count}`,
    ({ email }: { email: string | number }) => `Mwaliko uko njiani kwenda ${email}.`,
    'Anapata barua pepe yenye kiungo, kinachofaa kwa saa 72, na anachagua nenosiri lake mwenyewe.',
    'Barua pepe',
    'Weka anwani ya barua pepe kwa muundo sahihi, kama name@example.com',
    'Chagua jukumu',
    'Jina',
    'Hali yake',
    'Kuingia kwa mwisho',
    'Vitendo',
    ' (wewe)',
    'Kamwe',
    'Wasifu wangu',
    'Imezimwa kwa sasa',
    'Mwaliko umeisha muda',
    'Amealikwa',
    ({ until }: { until: string | number }) => `hadi ${until}`,
    'Haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
    'Imeshindwa kupakia akaunti za wafanyakazi',
    'Hariri',
    'Tuma mwaliko tena',
  ],
];

export default words;
