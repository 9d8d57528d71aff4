/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  66,
  [
    'Cela n’a pas pu être fait. Réessayez.',
    'Erreur : ',
    'À partir du',
    'Jusqu’au',
    'Annuler',
    'Non effectué',
    'Réessayer',
    'Donnez le nom complet',
    ({ most }: { most: string | number }) => `Le nom peut avoir ${most} caractères au plus`,
    'La première date ne peut pas être après la seconde',
    'En attente des premières lignes…',
    'ko',
    'Mo',
    ({ amount, unit }: { amount: string | number; unit: string | number }) => `${amount} ${unit} reçus`,
    'Évaluation',
    'Lit toutes les candidatures, prend les décisions, écrit aux personnes candidates et fait des rapports.',
    'Administration',
    'Tout ce que fait l’équipe d’évaluation, et aussi : corrige les candidatures, répond aux requêtes, ouvre et ferme le portail, gère les comptes du personnel.',
    'membre de l’administration',
    'membre de l’équipe d’évaluation',
    'Réglages du portail',
    'Authentification refusée : votre session a expiré. Connectez-vous de nouveau.',
    'Votre session a expiré. Connectez-vous de nouveau.',
    ({ change, since }: { change: string | number; since: string | number }) => `${change} % depuis ${since}`,
    ({ what }: { what: string | number }) => `Copié : ${what}`,
    ({ what }: { what: string | number }) => `À sélectionner et copier : ${what}`,
    ({ what }: { what: string | number }) => `Copier : ${what}`,
    'Je l’ai enregistré',
    'Un problème est survenu. Réessayez.',
    'Rôle personnalisé',
    ({ role }: { role: string | number }) => `membre de l’équipe avec le rôle ${role}`,
  ],
];

export default words;
