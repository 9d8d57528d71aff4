/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  207,
  [
    'Ce mot de passe n’est pas correct.',
    'Connectez-vous de nouveau',
    'Se connecter',
    <T>({
      minutes,
      strong,
      who,
    }: {
      minutes: string | number;
      strong: (words: string) => T;
      who: string | number;
    }) => [
      `Il n’y a eu aucune activité pendant ${minutes} minutes ; votre session a donc pris fin. Rien n’est perdu : connectez-vous comme `,
      strong(`${who}`),
      ' pour continuer.',
    ],
    'Votre mot de passe est correct. Entrez maintenant le code de votre application, ou un code de secours.',
    'Êtes-vous toujours là ?',
    'Garder la session ouverte',
    ({ time }: { time: string | number }) =>
      `Votre session prendra fin à ${time}, car il n’y a aucune activité sur cette page.`,
    'Ce que vous avez écrit reste ici jusqu’à votre prochaine connexion.',
  ],
];

export default words;
