/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  201,
  [
    'Ni byo winjirisha.',
    'Ni byo winjirisha, ntibishobora guhindurwa hano.',
    'Wowe n’uko wagerwaho',
    'Uzakomeza ubusabe bwawe nyuma ukoresheje iyi imeyili na nimero ya telefone yawe.',
    'Amakuru bwite',
    'Kugira ngo tumenye ko ufite imyaka 18 cyangwa irenga, n’uko tukwita n’uko tugutumira. Ntibihindura icyemezo cyacu.',
    'Hitamo ubwenegihugu',
    'Ushobora gusaba umaze kuzuza imyaka 18',
    <T>({ day, mail }: { day: string | number; mail: (words: string) => T }) => [
      `Aka kazi kareba abarwayi barembye n’imiryango yabo, ni yo mpamvu twakira gusa abafite imyaka 18 cyangwa irenga. Dukurikije itariki wanditse, ushobora gusaba guhera ku wa ${day}. Niba itariki atari yo, yikosore; niba ufite ibibazo, andikira `,
      mail(''),
      '.',
    ],
  ],
];

export default words;
