/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  254,
  [
    'Candidature mise à jour !',
    'Document envoyé !',
    'Vos changements sont gardés sur cet appareil. Connectez-vous pour continuer.',
    ({ title, sentence }: { title: string | number; sentence: string | number }) => `${title} : ${sentence}`,
    ({ title, sentence }: { title: string | number; sentence: string | number }) =>
      `${title} : accès refusé. ${sentence}`,
    ({ title }: { title: string | number }) => `${title} : il y a des erreurs. Vérifiez le formulaire.`,
    ({ title, sentence }: { title: string | number; sentence: string | number }) =>
      `${title} : erreur du serveur. ${sentence}`,
  ],
];

export default words;
