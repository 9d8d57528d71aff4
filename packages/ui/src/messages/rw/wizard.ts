/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  47,
  [
    'Inama',
    'Inyuma',
    'Intambwe ya nyuma',
    'Ugeze hagati',
    'Urangije kimwe cya kane',
    'Ibyo wanditse bibitswe kuri iki gikoresho.',
    'Intambwe',
    ({ percent }: { percent: string | number }) => `Byarangiye kuri ${percent} %`,
    'Aho ubusabe bugeze',
    ' (byarangiye)',
    ({ step, steps, label }: { step: string | number; steps: string | number; label: string | number }) =>
      `Intambwe ya ${step} muri ${steps} · ${label}`,
    'Bika usubire ku isuzuma',
    'Bika usubireyo',
    'Inama n’ubufasha',
    <T>({ mail }: { mail: (words: string) => T }) => ['Ubufasha: ', mail('')],
    'Sohoka',
  ],
];

export default words;
