/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1515,
  [
    'Une autre personne a déjà décidé',
    'Fermer',
    'Raison',
    'Notes',
    'La personne lit ceci.',
    ({ name, programme }: { name: string | number; programme: string | number }) =>
      `${name} reçoit une nouvelle candidature (${programme}) en brouillon, remplie avec ses informations personnelles, ses études et ses langues. Cette personne la complète dans son espace et l’envoie elle-même.`,
    ({ email }: { email: string | number }) => `Un e‑mail prévient ${email} que le brouillon est prêt.`,
    ({ name, programme }: { name: string | number; programme: string | number }) =>
      `${name} ne reçoit pas d’autre candidature (${programme}). Rien d’autre ne change.`,
    ({ email }: { email: string | number }) =>
      `Un e‑mail donne la raison à ${email} ; elle figure aussi dans son espace.`,
    'Cette requête a déjà été décidée',
    ({ by }: { by: string | number }) => ` par ${by}`,
    'Ce que vous avez écrit n’a pas été envoyé :',
    'Requêtes',
    'Personnes qui demandent à postuler de nouveau',
    'Statut',
    'Toutes',
    'Chargement des requêtes',
    'Total',
    'En attente',
    'Acceptées',
    'Refusées',
    ({ length, all, listed }: { length: string | number; all: string | number; listed: string | number }) =>
      `${length} sur ${all} sont affichées : au plus ${listed} de chaque statut.`,
    'Aucune requête pour l’instant',
    'Un an après une candidature, on peut en demander une autre. La requête apparaît alors ici.',
    'Choisissez un autre statut pour voir les autres.',
    ({ programme, createdAt }: { programme: string | number; createdAt: string | number }) =>
      `${programme}, demandé le ${createdAt}`,
    'E‑mail',
    'Notes de l’équipe',
    'Décidé',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Voir la candidature d’origine',
      hidden(` de ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Voir la nouvelle candidature',
      hidden(` de ${name}`),
    ],
    <T>({ hidden, applicantName }: { hidden: (words: string) => T; applicantName: string | number }) => [
      'Refuser',
      hidden(` la requête de ${applicantName}`),
    ],
    <T>({ hidden, applicantName }: { hidden: (words: string) => T; applicantName: string | number }) => [
      'Accepter',
      hidden(` la requête de ${applicantName}`),
    ],
    ({ notes }: { notes: string | number }) => `Les notes ne peuvent pas dépasser ${notes} caractères`,
    ({ notes }: { notes: string | number }) => `La raison ne peut pas dépasser ${notes} caractères`,
    'Les requêtes n’ont pas pu être chargées',
    'Accepter',
    'Accepter cette requête ?',
    'La requête n’a pas pu être acceptée',
    'Requête acceptée. La personne a un nouveau brouillon et reçoit un e‑mail.',
    'Refuser',
    'Refuser cette requête ?',
    'La requête n’a pas pu être refusée',
    'Requête refusée. La personne reçoit un e‑mail.',
    'Aucune requête en attente',
    'Aucune requête acceptée',
    'Aucune requête refusée',
  ],
];

export default words;
