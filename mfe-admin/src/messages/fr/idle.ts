/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  199,
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
      `Personne n’a utilisé cette page pendant ${minutes} minutes ; votre session a donc pris fin. Rien n’est perdu : connectez-vous comme `,
      strong(`${who}`),
      ' et continuez où vous étiez.',
    ],
    'Votre mot de passe est correct. Donnez maintenant le code de votre application, ou un code de secours.',
    'Êtes-vous toujours là ?',
    'Rester',
    ({ time }: { time: string | number }) =>
      `Votre session prendra fin à ${time}, car personne n’utilise cette page.`,
    'Ce que vous avez écrit reste ici jusqu’à votre prochaine connexion.',
  ],
];

export default words;
