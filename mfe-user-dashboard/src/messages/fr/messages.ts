/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  95,
  [
    'Ce que nous vous avons écrit sur vos candidatures.',
    'Chargement de nos messages',
    'Nos messages n’ont pas pu être chargés',
    'Pas encore de message',
    'Quand nous aurons lu votre candidature, vous trouverez notre réponse ici et dans vos e‑mails.',
    'Acceptation',
    'Refus',
    'Il nous faut plus d’informations',
    'Nouveau statut de la candidature',
    'Message',
    ' Nouveau',
    <T>({
      name,
      time,
      day,
      link,
      application,
    }: {
      name: string | number;
      time: (words: string) => T;
      day: string | number;
      link: (words: string) => T;
      application: string | number;
    }) => [`De ${name}, le `, time(`${day}`), ', sur ', link(`${application}`)],
  ],
];

export default words;
