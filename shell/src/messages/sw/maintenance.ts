/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  79,
  [
    'Tovuti imefunguliwa tena',
    'Kipindi cha maombi kimeisha',
    <T>({ home }: { home: (words: string) => T }) => [
      'Unaweza kuendelea ulipoishia. ',
      home('Nenda kwenye ukurasa wa mwanzo'),
    ],
    'Kwa sasa tovuti imefungwa kwa waombaji. Asante kwa kutaka kujifunza pamoja nasi.',
    'Hakuna kilichopotea',
    'Ulichoandika na bado hujakituma kimehifadhiwa kwenye kifaa hiki. Fungua tovuti hapa itakaporudi.',
    'Angalia tena',
    'Inaangalia...',
    'Ukurasa huu pia unaangalia wenyewe.',
    ({ time }: { time: string | number }) =>
      `Bado imefungwa saa ${time}. Ukurasa huu pia unaangalia wenyewe.`,
    'Wakati huo huo',
    <T>({ mail }: { mail: (words: string) => T }) => ['Una maswali? Andika kwa ', mail(''), '.'],
    'Kuingia kwa wafanyakazi',
  ],
];

export default words;
