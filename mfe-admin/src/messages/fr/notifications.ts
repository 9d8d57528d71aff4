/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1947,
  [
    'Notifications',
    'Tout marquer comme lu',
    'Aucune notification',
    'Vous avez tout vu !',
    'Toutes les notifications',
    ({ count }: { count: number }) => `${count < 2 ? `${count} nouvelle` : `${count} nouvelles`}`,
    ({ name }: { name: string | number }) => `Notifications sur ${name}`,
    ({ count }: { count: number }) => `${count < 2 ? `${count} activité` : `${count} activités`}`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Marquer comme lu',
      hidden(` les notifications sur ${name}`),
    ],
    'Nouveau',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Voir',
      hidden(` la candidature de ${name}`),
    ],
    'Personne candidate',
    'Les notifications n’ont pas pu être chargées',
    'non lues',
    'Suivez les changements des candidatures et l’activité des personnes',
    'Tout marquer comme lu',
    'Chargement des notifications',
    'Afficher les notifications plus anciennes',
    'Période',
    'À l’instant',
    'Les notifications n’ont pas pu être marquées comme lues',
    ({ count }: { count: number }) =>
      `${count < 2 ? `${count} notification marquée comme lue` : `${count} notifications marquées comme lues`}`,
    'Toutes les notifications sont marquées comme lues',
    'Dernières notifications',
    ({ unread }: { unread: string | number }) => `Dernières notifications, ${unread} non lues`,
    ({ count }: { count: number }) => `${count < 2 ? `il y a ${count} minute` : `il y a ${count} minutes`}`,
    ({ count }: { count: number }) => `${count < 2 ? `il y a ${count} heure` : `il y a ${count} heures`}`,
    ({ count }: { count: number }) => `${count < 2 ? `il y a ${count} jour` : `il y a ${count} jours`}`,
  ],
];

export default words;
