/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  109,
  [
    'Votre session est terminée. Connectez-vous de nouveau à l’étape 2.',
    ({ step }: { step: string | number }) =>
      `Quel plaisir de vous revoir ! Vous continuez à l’étape ${step}.`,
    ({ label }: { label: string | number }) => `À ajouter : ${label}.`,
  ],
];

export default words;
