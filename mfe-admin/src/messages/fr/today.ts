/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'une personne de référence',
    'maintenant',
    ({ count }: { count: string | number }) => `${count} h`,
    'Activité récente',
    'Rien pour l’instant. Les décisions de vos collègues apparaissent ici.',
    'Toute l’activité',
    ({ submitted, fresh }: { submitted: string | number; fresh: string | number }) =>
      `envoyées : ${submitted}, nouvelles pour vous : ${fresh === 'none' ? `aucune` : `${fresh}`}`,
    'Requêtes',
    ({ count }: { count: string | number }) => `${count} en attente`,
    'Notifications',
    ({ count }: { count: string | number }) => `non lues : ${count}`,
    'Vue d’ensemble',
    'À faire',
    'Impossible de vérifier si les e‑mails sur les comptes sont arrivés',
    ({ modules }: { modules: string | number }) => `Modules avec un problème : ${modules}`,
    'Impossible de vérifier les modules',
    'Demande votre attention',
    ({ count }: { count: number }) =>
      `${count < 2 ? `1 e‑mail n’a pas pu être remis` : `${count} e‑mails n’ont pas pu être remis`}`,
    'Chargement de la liste à faire',
    'À faire, le plus ancien d’abord',
    'En attente depuis : ',
    'Envoyées',
    'Décidées',
    'Les 7 derniers jours',
    'Jour',
    'La liste à faire n’a pas pu être chargée',
    'Rien à faire',
    'Les nouvelles candidatures, les réponses, les lettres et les requêtes apparaissent ici.',
    'Envoyée, pas encore ouverte',
    'A envoyé les informations demandées',
    'Souhaite refaire une candidature',
    ({ from }: { from: string | number }) => `La lettre de ${from} est arrivée`,
    'Nouvelle',
    ({ count }: { count: string | number }) => `${count} min`,
    ({ count }: { count: number }) => `${count < 2 ? `1 jour` : `${count} jours`}`,
    'Non fait, car la personne à l’origine n’en a plus le droit',
    ({ by, status, why }: { by: string | number; status: string | number; why: string | number }) =>
      `Une décision de ${by} (${status}) n’a pas été envoyée : ${why}. La personne candidate n’a pas été prévenue.`,
    ({ by, why }: { by: string | number; why: string | number }) =>
      `Un webhook créé par ${by} est désactivé : ${why}. Si vous le réactivez, vous en devenez responsable.`,
    'cette personne ne fait plus partie de l’équipe',
    'son rôle a changé',
    'le jeton API a expiré ou a été révoqué',
    'elle connaît la personne candidate',
    'les noms y sont cachés pour elle',
    ({ name, count }: { name: string | number; count: number }) =>
      `${name} est partie de l’équipe : ${count < 2 ? `1 candidature attend` : `${count} candidatures attendent`} une autre personne pour la lire`,
  ],
];

export default words;
