/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  79,
  [
    'Le portail est de nouveau ouvert',
    'La période de candidature est terminée',
    <T>({ home }: { home: (words: string) => T }) => [
      'Vous pouvez continuer là où vous étiez. ',
      home('Aller à la page d’accueil'),
    ],
    'Le portail est fermé aux candidatures pour le moment. Merci de vouloir apprendre avec nous.',
    'Rien n’est perdu',
    'Ce que vous avez écrit et pas encore envoyé est gardé sur cet appareil. Ouvrez le portail ici quand il sera de retour.',
    'Vérifier encore',
    'Vérification...',
    'Cette page vérifie aussi automatiquement.',
    ({ time }: { time: string | number }) =>
      `Toujours fermé à ${time}. Cette page vérifie aussi automatiquement.`,
    'En attendant',
    <T>({ mail }: { mail: (words: string) => T }) => ['Des questions ? Écrivez à ', mail(''), '.'],
    'Connexion du personnel',
  ],
];

export default words;
