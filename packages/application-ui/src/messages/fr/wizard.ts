/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Reprise de votre session...',
    'Vos réponses enregistrées n’ont pas pu être chargées.',
    'Le portail n’a pas pu être joint. Vérifiez votre connexion et réessayez.',
    'Votre candidature est en sécurité. Le portail n’a pas pu être joint à l’instant.',
    'Réessayer',
    'Continuer votre candidature',
    <T>({ link }: { link: (words: string) => T }) => [
      'Déjà commencé ? ',
      link('Continuer votre candidature'),
    ],
    'Retour à mon espace',
    'Vous êtes hors ligne',
    'Cette étape s’ouvrira dès que la connexion sera revenue. Ce que vous avez écrit est gardé sur cet appareil.',
    'Continuer',
    'Étape suivante',
    'Votre objectif',
    'Accords',
    'Pour que vous sachiez à quoi vous attendre, et que nous puissions lire ce que vous envoyez.',
    'Écrivez votre code',
    'Continuer dans votre espace',
    'Se connecter',
    'Cette langue n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  ],
];

export default words;
