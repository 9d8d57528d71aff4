/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  158,
  [
    'Vos requêtes pour postuler à nouveau, et nos réponses.',
    'Chargement de vos requêtes',
    'Vos requêtes n’ont pas pu être chargées',
    'Pas encore de requête',
    'Un an après une candidature, vous pouvez postuler à nouveau au même programme. Le bouton se trouve à côté de votre candidature.',
    'Vos candidatures',
    ({ programme }: { programme: string | number }) => `Autre candidature : ${programme}`,
    ' Nouveau',
    'Envoyée le',
    'Après',
    'Votre raison',
    'Réponse le',
    'Notre réponse',
    <T>({ b, reference }: { b: (words: string) => T; reference: string | number }) => [
      'Ouvrir la nouvelle candidature ',
      b(`${reference}`),
    ],
    'Acceptée. Nous avons commencé une nouvelle candidature pour vous.',
  ],
];

export default words;
