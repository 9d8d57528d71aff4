/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  44,
  [
    'Toutes les candidatures',
    'Requêtes',
    'En attente',
    'Notifications',
    'Rapports',
    'Réglages du portail',
    'E‑mails',
    'Modules',
    'Personnes',
    'Activité',
    'Sécurité',
    'Durée de conservation des données',
    'Évaluation',
    'Modèles d’e‑mails',
    'Jetons API',
    'Webhooks',
    'Évaluation anonyme',
    'Mon profil',
    'Le document n’a pas pu être ouvert. Réessayez, ou écrivez à l’assistance.',
    'Chargement du tableau de bord',
    'Synthèse',
    'Rôles',
  ],
];

export default words;
