/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  25,
  [
    'Votre session a expiré. Recommencez.',
    'La connexion a échoué. Recommencez le formulaire.',
    'La référence académique n’a pas pu être enregistrée.',
    'La référence de la communauté n’a pas pu être enregistrée.',
    'La candidature n’a pas pu être envoyée.',
    'Vos réponses n’ont pas pu être chargées. Réessayez.',
    'Candidature envoyée',
    ({ step }: { step: string | number }) =>
      `Quel plaisir de vous revoir ! Vous continuez à l’étape ${step}.`,
    'Lettre de recommandation',
  ],
];

export default words;
