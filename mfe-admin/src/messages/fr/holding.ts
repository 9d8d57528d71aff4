/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  891,
  [
    ({ status, goesOutAt }: { status: string | number; goesOutAt: string | number }) =>
      `${status} : envoi à ${goesOutAt}`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Annuler',
      hidden(` la décision sur ${reference}`),
    ],
    ({ heldBy }: { heldBy: string | number }) => `décidé par ${heldBy}`,
    'D’ici là, rien n’est envoyé, et la personne voit le statut d’avant.',
    'Annuler',
    'La décision n’a pas pu être annulée. Réessayez.',
    ({ instant }: { instant: string | number }) => `Décision enregistrée. Envoi à ${instant}.`,
  ],
];

export default words;
