/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  125,
  [
    'Paji y’itangiriro',
    'Andika imeyili yawe',
    'Andika imeyili nka izina@example.org',
    'Andika ijambobanga ryawe',
    ({ least }: { least: string | number }) => `Ijambobanga rigomba kugira nibura inyuguti ${least}`,
    'Aho abakozi binjirira',
    'Murakaza neza',
    <T>({ home }: { home: (words: string) => T }) => [
      'Aho abakozi binjirira. Abasaba binjirira kuri ',
      home('paji y’itangiriro'),
      '.',
    ],
    'Imeyili',
    'Ijambobanga',
    'Nibura inyuguti 8',
    'Injira',
    'Wibagiwe ijambobanga?',
    ({ name }: { name: string | number }) =>
      `Amakuru y’abasaba ni ibanga. Iyo winjiye uba wemeye kuyakoresha gusa mu gusuzuma ubusabe bwabo no kubahiriza amategeko ya ${name} yo kurinda amakuru bwite.`,
    'Kwinjira byanze. Reba neza ibyo wanditse.',
    'Iyi konti ntifungura iyi paji.',
  ],
];

export default words;
