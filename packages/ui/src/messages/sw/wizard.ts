/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  47,
  [
    'Dokezo',
    'Iliyotangulia',
    'Hatua ya mwisho',
    'Nusu imekamilika',
    'Robo imekamilika',
    'Ulichoandika kimehifadhiwa kwenye kifaa hiki.',
    'Hatua',
    ({ percent }: { percent: string | number }) => `${percent} % imekamilika`,
    'Maendeleo ya ombi',
    ' (imekamilika)',
    ({ step, steps, label }: { step: string | number; steps: string | number; label: string | number }) =>
      `Hatua ${step} kati ya ${steps} · ${label}`,
    'Hifadhi na urudi kwenye ukaguzi',
    'Hifadhi na urudi',
    'Dokezo na msaada',
    <T>({ mail }: { mail: (words: string) => T }) => ['Msaada: ', mail('')],
    'Ondoka',
  ],
];

export default words;
