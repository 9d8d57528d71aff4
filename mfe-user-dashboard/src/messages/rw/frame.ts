/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Urupapuro rwawe',
    'Ubusabe',
    'Ibyifuzo',
    'Ubutumwa bwacu',
    'Umwirondoro wawe',
    'Sohoka',
    'Ibirimo',
    'Funga ibirimo',
    'Ibirimo byo ku ruhande',
    ' bitarasomwa',
    ({ name }: { name: string | number }) => `Winjiye nka ${name}`,
    ': ahabanza',
    'Birafunguka',
    <T>({ mail }: { mail: (words: string) => T }) => ['Ufite ibibazo? Andikira ', mail(''), '.'],
    'Uracyakoresha ijambobanga twakoherereje kuri imeyili',
    'Hitamo iryawe hepfo aha. Rirarinda ubusabe bwawe.',
    <T>({ choose }: { choose: (words: string) => T }) => [
      choose('Hitamo ijambobanga ryawe bwite'),
      '. Rirarinda ubusabe bwawe.',
    ],
    'Ntabwo winjiye',
    'Jya aho binjirira',
    'Ubusabe bwawe ntiburoherezwa',
    'Winjiye mu busabe urimo kuzuza. Urupapuro rwawe rufungurwa n’ijambobanga. Turaryohereza kuri imeyili iyo umaze kohereza ubusabe bwawe.',
    'Komeza ubusabe bwawe',
    'Injira ukoresheje ijambobanga',
  ],
];

export default words;
