/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  98,
  [
    'Msaada',
    'Majibu mafupi kwa yale watu wanayotuuliza zaidi.',
    'Tafuta kwenye majibu',
    'Kwa mfano: nenosiri, hati, barua pepe',
    'Hakuna jibu lenye maneno haya. Jaribu neno lingine moja, au tuandikie.',
    ({ count }: { count: number }) => `${count === 1 ? `jibu ${count}` : `majibu ${count}`}`,
    'Onyesha majibu yote',
    'Bado una swali? Tuandikie:',
    'Zaidi',
    'Utakavyohitaji: orodha ya kuweka alama na kuchapisha',
    'Jinsi tovuti hii inavyofikiwa na kila mtu',
  ],
];

export default words;
