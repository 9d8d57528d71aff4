/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  246,
  [
    'Le portail a mis trop de temps à répondre. Réessayez.',
    ({ name }: { name: string | number }) =>
      `${name} a été modifié ou déplacé et ne peut plus être lu. Choisissez‑le de nouveau`,
  ],
];

export default words;
