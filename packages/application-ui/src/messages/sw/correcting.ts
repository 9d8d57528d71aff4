/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  126,
  [
    'Weka tarakimu sita za msimbo',
    'Anwani yako ya barua pepe imerekebishwa',
    'Rekebisha anwani yako ya barua pepe',
    'Nitumie msimbo',
    'Thibitisha anwani',
    'Ghairi',
    'Anwani bado haijarekebishwa',
    'Andika anwani yako sahihi. Tunatuma huko msimbo wa tarakimu sita, ili tujue kwamba barua pepe zetu zinakufikia.',
    'Anwani yako sahihi ya barua pepe',
    <T>({ address }: { address: (words: string) => T }) => [
      'Tumetuma msimbo kwa ',
      address(''),
      '. Unafaa kwa dakika kumi.',
    ],
    'Msimbo',
    'Tarakimu sita. Angalia folda yako ya barua taka kama barua pepe haiji.',
    'Kuanzia hapo unaingia kwa anwani hii. Vifaa vyako vingine vinatolewa.',
    'Tuma msimbo mpya',
    'Andika anwani nyingine',
    'Namba yako ya simu imerekebishwa',
    'Rekebisha namba yako ya simu',
    'Hifadhi namba',
    'Namba bado haijarekebishwa',
    'Kwa namba hii na anwani yako ya barua pepe unarudi kwenye ombi lako.',
    'Namba yako sahihi ya simu',
    'Jibu swali lililo hapa chini, au urekebishe namba',
    'Kuna hitilafu imetokea. Tafadhali jaribu tena.',
  ],
];

export default words;
