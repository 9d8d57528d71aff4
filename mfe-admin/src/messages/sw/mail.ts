/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1065,
  [
    'Inasubiri kutumwa',
    'Limetumwa',
    'Imekataliwa na seva ya barua',
    'Imerudi bila kufikishwa',
    'Haikufikishwa',
    'Barua pepe zote',
    'Tovuti itajaribu tena yenyewe.',
    <T>({ hidden, kind }: { hidden: (words: string) => T; kind: string | number }) => [
      'Tuma tena',
      hidden(`: ${kind}`),
    ],
    'Weka anwani ya barua pepe kwa muundo sahihi, kama name@example.com',
    'Rekebisha anwani',
    'Hifadhi anwani',
    'Kuanzia sasa barua pepe zinakwenda kwenye anwani mpya, na mwombaji anaingia kwayo. Nenosiri lililotumwa awali linaacha kufanya kazi, na anwani ya zamani inapata taarifa. Anwani ambayo mwombaji ameithibitisha haiwezi kurekebishwa hapa.',
    'Anwani ya barua pepe',
    'Inapakia barua pepe...',
    'Inapakia barua pepe',
    'Barua pepe ambazo hazikufikishwa',
    'Barua pepe',
    'Ombi',
    'Haikufikishwa',
    'Sababu',
    'Vitendo',
    ({ createdAt }: { createdAt: string | number }) => `ya ${createdAt}`,
    'Hakuna',
    ({ application }: { application: string | number }) => `Ombi ${application}`,
    ({ attempts }: { attempts: number }) =>
      `baada ya ${attempts === 1 ? `jaribio ${attempts}` : `majaribio ${attempts}`}`,
    'Haijulikani',
    <T>({
      hidden,
      kind,
      id,
    }: {
      hidden: (words: string) => T;
      kind: string | number;
      id: string | number;
    }) => ['Tuma tena', hidden(`: ${kind} ${id}`)],
    'Uthibitisho wa uwasilishaji',
    'Uamuzi kuhusu ombi',
    'Jibu la ombi la kurudia',
    'Ombi la taarifa zaidi',
    'Kikumbusho cha rasimu',
    'Taarifa kabla rasimu haijafutwa',
    'Ombi la barua kwa mdhamini',
    'Kiungo cha kuthibitisha kabla wadhamini hawajaombwa',
    'Barua pepe au simu ya akaunti iliyorekebishwa',
    'Jina la akaunti lililorekebishwa',
    'Kiungo cha nenosiri jipya',
    'Mwaliko kwa mfanyakazi',
    'Taarifa ya akaunti iliyobadilishwa',
    'Msimbo wa kifaa kipya',
    'Msimbo wa anwani ya barua pepe iliyorekebishwa',
    'Taarifa kwa anwani ya barua pepe iliyokosewa',
    'Taarifa kwa anwani ya barua pepe ya awali',
    'Barua pepe hazikuweza kupakiwa',
    'Barua pepe haikuweza kutumwa tena. Jaribu tena.',
    'Barua pepe imetumwa.',
    'Barua pepe iko njiani.',
    'Anwani imerekebishwa. Tuma tena barua pepe ambazo hazikufikishwa.',
    'Anwani haikuweza kurekebishwa. Jaribu tena.',
    'Hakuna barua pepe ambazo hazikufikishwa',
    'Barua pepe ambayo haikuweza kufikishwa baada ya majaribio mengi inaonekana hapa. Unaweza kuituma tena.',
    'Hakuna barua pepe inayosubiri kutumwa.',
    ({ count, since }: { count: number; since: string | number }) =>
      `${count === 1 ? `barua pepe ${count} inasubiri` : `barua pepe ${count} zinasubiri`} kutumwa, ya zamani zaidi tangu ${since}.`,
    'Anwani ilikataliwa',
    'Seva ya barua iliomba kujaribu tena baadaye',
    'Seva ya barua haikupatikana',
    'Seva ya barua ilikataa kuingia kwa tovuti',
    'Seva ya barua ilikataa barua pepe',
    'Kikasha kimejaa',
    'Kiungo cha kurudi',
  ],
];

export default words;
