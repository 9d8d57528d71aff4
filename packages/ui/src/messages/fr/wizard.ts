/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  47,
  [
    'Conseil',
    'Précédent',
    'La dernière étape',
    'La moitié est faite',
    'Un quart est fait',
    'Ce que vous avez écrit est gardé sur cet appareil.',
    'Étapes',
    ({ percent }: { percent: string | number }) => `${percent} % terminé`,
    'Avancement de la candidature',
    ' (fait)',
    ({ step, steps, label }: { step: string | number; steps: string | number; label: string | number }) =>
      `Étape ${step} sur ${steps} · ${label}`,
    'Enregistrer et revenir à la relecture',
    'Enregistrer et revenir',
    'Conseil et aide',
    <T>({ mail }: { mail: (words: string) => T }) => ['Aide : ', mail('')],
    'Quitter',
  ],
];

export default words;
