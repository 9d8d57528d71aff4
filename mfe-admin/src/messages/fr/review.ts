/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  740,
  [
    ({ reference }: { reference: string | number }) => `${reference} est enregistrée.`,
    'Effacer cette personne',
    'Toutes les candidatures',
    'Personnes candidates',
    'Personne précédente',
    'Personne suivante',
    ({ day }: { day: string | number }) => `Envoyée le ${day}`,
    'L’historique n’a pas pu être chargé',
    'Chargement de l’historique',
    'Réponses envoyées',
    'La personne candidate',
    'Candidature retirée',
    'Parties rouvertes',
    'Réponses aux parties rouvertes envoyées',
    'Réouverture terminée',
    ({ from, to }: { from: string | number; to: string | number }) => `de « ${from} » à « ${to} »`,
    'la personne à qui appartient l’adresse e‑mail n’a pas commencé cette candidature',
    'l’adresse e‑mail',
    'le numéro de téléphone',
    'reprise par la personne à qui appartient l’adresse e‑mail',
    ({ type }: { type: string | number }) =>
      `la lettre « ${type} » a été demandée à une personne de référence`,
    'le retrait a été annulé',
    ({ until, reason }: { until: string | number; reason: string | number }) =>
      `jusqu’au ${until} : ${reason}`,
    'aucune raison n’a été donnée',
    'Lu par la personne candidate',
    'Pas encore lu',
    ({ to, by }: { to: string | number; by: string | number }) =>
      `${to} : non envoyée, car ${by} n’a plus le droit de décider`,
    ({ reader }: { reader: string | number }) => `${reader} peut la lire de nouveau`,
    ({ reader, reason }: { reader: string | number; reason: string | number }) =>
      `${reader} s’est redonné l’accès : ${reason}`,
  ],
];

export default words;
