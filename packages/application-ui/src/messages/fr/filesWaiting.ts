/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  48,
  [
    'Fichiers pas encore envoyés',
    'Ces fichiers sont gardés sur cet appareil. Ils partent tout seuls dès qu’il y a une connexion, si cette page est ouverte.',
    ({ name, step }: { name: string | number; step: string | number }) => `${name} (${step})`,
    'Vos fichiers ont été envoyés.',
    ({ name }: { name: string | number }) =>
      `${name} n’est pas encore envoyé. Ce fichier est gardé sur cet appareil et part dès qu’il y a une connexion.`,
  ],
];

export default words;
