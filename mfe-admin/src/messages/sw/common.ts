/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  65,
  [
    'Haikuweza kufanyika. Tafadhali jaribu tena.',
    'Kosa: ',
    'Tarehe ya Kuanzia',
    'Tarehe ya Mwisho',
    'Ghairi',
    'Haijafanyika',
    'Jaribu tena',
    'Weka jina kamili',
    ({ most }: { most: string | number }) => `Jina linaweza kuwa na hadi herufi ${most}`,
    'Tarehe ya Kuanzia haiwezi kuwa baada ya Tarehe ya Mwisho',
    'Inasubiri safu za kwanza...',
    'KB',
    'MB',
    ({ amount, unit }: { amount: string | number; unit: string | number }) =>
      `${amount} ${unit} zimepokelewa`,
    'Mkaguzi',
    'Anasoma maombi yote, anayaamua, anawaandikia waombaji na kutengeneza ripoti.',
    'Msimamizi',
    'Kila anachoweza mkaguzi, na: anarekebisha maombi, anajibu maombi ya kurudia, anafungua na kufunga tovuti, anasimamia akaunti za wafanyakazi.',
    'msimamizi',
    'mkaguzi',
    'Mipangilio ya Tovuti',
    'Uthibitishaji Umeshindwa: Muda wa kipindi umeisha. Tafadhali ingia tena.',
    'Muda wa kipindi umeisha. Tafadhali ingia tena.',
    ({ change, since }: { change: string | number; since: string | number }) => `${change}% tangu ${since}`,
    ({ what }: { what: string | number }) => `${what} imenakiliwa`,
    ({ what }: { what: string | number }) => `Tafadhali chagua ${what} na uinakili.`,
    ({ what }: { what: string | number }) => `Nakili ${what}`,
    'Nimeihifadhi',
    'Kuna hitilafu imetokea. Jaribu tena.',
  ],
];

export default words;
