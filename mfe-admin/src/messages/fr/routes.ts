/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  44,
  [
    'Tableau de bord',
    'Toutes les candidatures',
    'Requêtes',
    'Références et réouvertures',
    'Notifications',
    'Rapports',
    'Réglages du portail',
    'E‑mails',
    'Modules',
    'Personnes',
    'Activité',
    'Sécurité',
    'Durée de conservation des données',
    'Lire ensemble',
    'Textes des e‑mails',
    'Jetons pour les programmes informatiques',
    'Webhooks',
    'Lire sans les noms',
    'Mon profil',
    'Le document n’a pas pu être ouvert. Réessayez, ou écrivez à l’assistance.',
    'Chargement du tableau de bord',
  ],
];

export default words;
