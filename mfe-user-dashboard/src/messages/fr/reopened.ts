/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  214,
  [
    'Enregistré. Quand vous avez terminé, appuyez sur « Envoyer mes réponses ».',
    'Réponses envoyées',
    'Il n’y a rien à changer ici pour le moment.',
    'Vos réponses n’ont pas pu être envoyées.',
    'Vous avez envoyé vos réponses',
    ({ day }: { day: string | number }) => `Vous avez envoyé vos réponses le ${day}`,
    'Merci. Nous les lisons et vous écrivons dès qu’il y a une décision.',
    ({ day }: { day: string | number }) => `Le délai pour vos réponses a pris fin à la fin du ${day}`,
    'Ce que vous avez enregistré jusque‑là nous est parvenu.',
    'Rien n’a été changé.',
    'Si vous voulez encore envoyer quelque chose, écrivez-nous.',
    'Nous avons encore besoin de vous',
    <T>({ b, day }: { b: (words: string) => T; day: string | number }) => [
      'Changez ceci au plus tard le ',
      b(`${day}`),
      '. Tout le reste ne change pas.',
    ],
    ({ moment }: { moment: string | number }) =>
      `Vous avez enregistré des changements le ${moment}. Avez-vous terminé ? Alors envoyez-les.`,
    'Enregistrez ce que vous changez, puis envoyez‑le quand vous avez terminé.',
    'Envoyer mes réponses',
    'Envoyer vos réponses ?',
    'Envoi...',
    'Pas encore',
    'Certains changements ne sont pas encore enregistrés',
    'Ils sont seulement sur cet appareil. Ouvrez encore la partie et enregistrez-les, puis envoyez.',
    <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
      'Notre équipe lit alors ',
      b(`${name}`),
      ' avec vos changements. Vous ne pouvez plus rien changer.',
    ],
    'Vous n’avez encore rien changé.',
  ],
];

export default words;
