/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  158,
  [
    'Ibyifuzo byawe byo kongera gusaba, n’ibisubizo byacu.',
    'Ibyifuzo byawe birafunguka',
    'Ibyifuzo ntibyashoboye gufunguka',
    'Nta cyifuzo urohereza',
    'Nyuma y’umwaka usabye, ushobora kongera gusaba iyo gahunda. Akabuto ugasanga iruhande rw’ubusabe bwawe.',
    'Ubusabe bwawe',
    ({ programme }: { programme: string | number }) => `Ubundi busabe: ${programme}`,
    ' Bishya',
    'Cyoherejwe ku wa',
    'Nyuma ya',
    'Impamvu yawe',
    'Cyasubijwe ku wa',
    'Igisubizo cyacu',
    <T>({ b, reference }: { b: (words: string) => T; reference: string | number }) => [
      'Fungura ubusabe bushya ',
      b(`${reference}`),
    ],
    'Byemewe. Twagutangiriye ubusabe bushya.',
  ],
];

export default words;
