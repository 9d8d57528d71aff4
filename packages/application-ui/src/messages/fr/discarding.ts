/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  53,
  [
    'Commencé par erreur ?',
    'Abandonner cette candidature',
    'Abandonner cette candidature ?',
    'Suppression...',
    'Abandonner',
    'La garder',
    <T>({ name }: { name: (words: string) => T }) => [
      name(''),
      ' sera supprimée, avec tout ce que vous avez rempli et ses documents.',
    ],
    ({ programme }: { programme: string | number }) => `Votre candidature (${programme})`,
    'Vous pouvez la reprendre dans votre espace pendant un jour. Après, elle est perdue pour de bon.',
    'Vous pouvez la reprendre pendant un jour : continuez votre candidature avec la même adresse e‑mail et le même numéro de téléphone. Après, elle est perdue pour de bon.',
    'Rien n’a changé. Réessayez.',
  ],
];

export default words;
