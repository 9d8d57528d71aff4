/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  203,
  [
    'Nenosiri Limebadilishwa',
    'Inapakia wasifu wako',
    <T>({ data }: { data: (words: string) => T }) => [
      data('Data yako'),
      ': tunachohifadhi, nani alikifungua, na kinaisha lini.',
    ],
    'Kukuhusu',
    'Jina',
    'Barua pepe',
    'Simu',
    ({ count }: { count: number }) => `${count === 1 ? `Programu` : `Programu`}`,
    'Imeshindwa kupakia data ya wasifu wa mtumiaji.',
    'Wasifu Haukupatikana',
    'Hakuna kilichopotea. Jaribu tena baada ya muda mfupi; ikitokea tena, tuandikie.',
  ],
];

export default words;
