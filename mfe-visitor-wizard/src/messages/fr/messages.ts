/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  17,
  [
    ({ message }: { message: string | number }) => `Erreur de validation : ${message}`,
    'données non valables',
    'L’enregistrement a échoué',
    'Votre connexion a expiré. Revenez à l’étape 2 et connectez-vous de nouveau.',
    ({ step }: { step: string | number }) => `Quel plaisir de vous revoir ! Vous reprenez à l’étape ${step}.`,
    'Vos réponses précédentes sont chargées !',
    'La connexion a posé un problème',
    'La connexion a échoué. Vérifiez vos informations et réessayez.',
    'Votre candidature a déjà été envoyée.',
    'Votre connexion a pris fin. Revenez à l’étape 2 et connectez-vous de nouveau.',
    'Il manque votre connexion ou vos informations. Revenez à l’étape 2 et complétez-les.',
    'Votre candidature n’a pas été trouvée. Revenez à l’étape 2 et connectez-vous de nouveau.',
  ],
];

export default words;
