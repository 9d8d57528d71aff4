/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'une personne de référence',
    'maintenant',
    ({ count }: { count: string | number }) => `${count} h`,
    'Ce que les collègues ont fait',
    'Rien pour l’instant. Leurs décisions apparaissent ici.',
    'Toute l’activité',
    ({ submitted, fresh }: { submitted: string | number; fresh: string | number }) =>
      `envoyées : ${submitted}, nouvelles pour vous : ${fresh === 'none' ? `aucune` : `${fresh}`}`,
    'Requêtes',
    ({ count }: { count: string | number }) => `${count} en attente`,
    'Notifications',
    ({ count }: { count: string | number }) => `non lues : ${count}`,
    'Où cela se trouve',
    'Ce qui attend',
    'Impossible de savoir si les e‑mails sur les comptes sont arrivés',
    ({ modules }: { modules: string | number }) => `Modules en difficulté : ${modules}`,
    'Impossible de connaître l’état des modules',
    'À surveiller',
    ({ count }: { count: number }) =>
      `${count < 2 ? `1 e‑mail n’a pas pu être remis` : `${count} e‑mails n’ont pas pu être remis`}`,
    'Chargement de ce qui attend',
    'Ce qui attend, le plus ancien d’abord',
    'Attend depuis : ',
    'Envoyées',
    'Décidées',
    'Les 7 derniers jours',
    'Jour',
    'Ce qui attend n’a pas pu être chargé',
    'Rien ne vous attend',
    'Les nouvelles candidatures, les réponses, les lettres et les requêtes apparaissent ici.',
    'Envoyée, pas encore ouverte',
    'A répondu à ce qui était demandé',
    'Souhaite refaire une candidature',
    ({ from }: { from: string | number }) => `La lettre de ${from} est arrivée`,
    'Nouvelle',
    ({ count }: { count: string | number }) => `${count} min`,
    ({ count }: { count: number }) => `${count < 2 ? `1 jour` : `${count} jours`}`,
    'Non fait, car la personne à l’origine n’en a plus le droit',
    ({ by, status, why }: { by: string | number; status: string | number; why: string | number }) =>
      `Une décision de ${by} (${status}) n’est pas partie : ${why}. Personne n’a été prévenu.`,
    ({ by, why }: { by: string | number; why: string | number }) =>
      `Un webhook créé par ${by} est arrêté : ${why}. Réactivez‑le pour en répondre vous‑même.`,
    'cette personne ne fait plus partie de l’équipe',
    'son rôle a changé',
    'son jeton a pris fin',
    'elle connaît la personne candidate',
    'les noms y sont cachés pour elle',
    ({ name, count }: { name: string | number; count: number }) =>
      `${name} est partie de l’équipe : ${count < 2 ? `1 candidature attend` : `${count} candidatures attendent`} une autre personne pour la lire`,
  ],
];

export default words;
