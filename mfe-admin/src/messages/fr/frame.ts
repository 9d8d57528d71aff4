/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  97,
  [
    'Se déconnecter',
    'Se déconnecter',
    'Votre compte',
    'Mon profil',
    'Mon profil : ',
    'Les plus utilisées',
    'Fermer',
    'Plus',
    'non lus',
    'en attente',
    'en attente',
    ({ applicant }: { applicant: string | number }) => `Candidatures : ${applicant}`,
    'Listes',
    'Examen',
    'Suivi',
    'Portail',
    'Ouvrir le menu',
    'Réduire le menu',
    'Admissions',
    ({ name }: { name: string | number }) => `, ${name} : tableau de bord`,
    'Chargement',
    'Espace du personnel',
    'Le compte n’a pas pu être chargé',
    'Tableau de bord',
    'Cette page ne fait pas partie de votre rôle',
    ({ role }: { role: string | number }) =>
      `Votre rôle : ${role}. L’administration peut changer ce que vous pouvez faire.`,
    ({ page }: { page: string | number }) => `Aller à ${page}`,
    'Chargement de votre rôle',
  ],
];

export default words;
