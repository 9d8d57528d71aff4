/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  83,
  [
    'Mot de passe oublié ?',
    'Vous avez envoyé cette candidature',
    <T>({ dashboard }: { dashboard: (words: string) => T }) => [
      'Vous la trouvez, avec notre réponse, dans ',
      dashboard('votre espace'),
      '.',
    ],
    <T>({ dashboard, forgotten }: { dashboard: (words: string) => T; forgotten: (words: string) => T }) => [
      'Vous la trouvez, avec notre réponse, dans ',
      dashboard('votre espace'),
      ' : connectez-vous avec votre adresse e‑mail et votre mot de passe. ',
      forgotten(''),
    ],
    'Regardez vos e‑mails',
    'Un e‑mail de confirmation, avec de quoi vous connecter à votre espace, vous a été envoyé.',
    'Un e‑mail de confirmation vous a été envoyé.',
    ' S’il n’est pas arrivé dans une heure, regardez dans les courriers indésirables.',
    <T>({ dashboard, forgotten }: { dashboard: (words: string) => T; forgotten: (words: string) => T }) => [
      'Connectez-vous à ',
      dashboard('votre espace'),
      ' avec le mot de passe que vous avez déjà. ',
      forgotten(''),
    ],
    'Notre site web',
    'Notre lettre d’information',
    'Votre copie',
    <T>({ home }: { home: (words: string) => T }) => [
      home('Connectez-vous'),
      ' pour télécharger votre candidature en PDF.',
    ],
    'Gardez ce que vous nous avez envoyé. Le lien fonctionne pendant 15 minutes ; plus tard, vous le trouvez dans votre espace.',
    'Télécharger le PDF',
    ({ programme }: { programme: string | number }) => `Candidature reçue - ${programme}`,
    'Votre candidature',
    'Référence',
    'Reçue',
    'La suite',
    'Envoyée',
    <T>({ dashboard }: { dashboard: (words: string) => T }) => [
      'Vous pouvez suivre l’avancement dans ',
      dashboard('votre espace'),
      ' à tout moment.',
    ],
    'Nous avons répondu',
    <T>({ dashboard }: { dashboard: (words: string) => T }) => [
      'Notre réponse vous a été envoyée par e‑mail, et elle est dans ',
      dashboard('votre espace'),
      '.',
    ],
    'Des questions ?',
    <T>({ mail }: { mail: (words: string) => T }) => ['Écrivez à ', mail(''), ' en donnant votre référence.'],
  ],
];

export default words;
