/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  80,
  [
    'Ubusabe bwakuweho',
    'Ubusabe ntibwashoboye gukurwaho.',
    'Gukuraho ubu busabe?',
    'Birakurwaho...',
    'Kuraho ubusabe',
    'Bugumane',
    <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
      'Duhagarika gusoma ',
      b(`${name}`),
      ' kandi ntitubufatire icyemezo. Ushobora kwisubiraho mu gihe cy’umunsi umwe.',
    ],
    'Kubera iki? (si ngombwa)',
    'Bidufasha gutegura. Itsinda ryacu rirabisoma.',
    ({ day }: { day: string | number }) => `Wakuyeho ubu busabe ku wa ${day}`,
    ({ moment }: { moment: string | number }) => `Ushobora kwisubiraho kugeza ku wa ${moment}.`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Isubireho',
      hidden(`: ikurwaho rya ${reference}`),
    ],
    'Ntitubufatira icyemezo. Niba ushaka kuza nubwo bimeze bityo, twandikire.',
    'Ubusabe bwawe bwongeye kugira agaciro',
    'Kwisubiraho ntibyashobotse.',
  ],
];

export default words;
