/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  281,
  [
    'Changer le statut',
    'Changer le statut de plusieurs candidatures',
    ({ applications }: { applications: string | number }) => `Décider : ${applications}`,
    ({ applications }: { applications: string | number }) => `Décidé : ${applications}`,
    'Les décisions seront envoyées après un délai. Jusque‑là, vous pouvez toutes les annuler, ou chacune dans sa ligne.',
    'Les personnes candidates n’ont pas été prévenues.',
    'Relancer les références',
    'Relancer les références de plusieurs candidatures',
    ({ applications }: { applications: string | number }) => `Relancer les références : ${applications}`,
    ({ applications }: { applications: string | number }) => `Relance faite : ${applications}`,
    'Envoyer des rappels de brouillons',
    'Envoyer des rappels pour plusieurs brouillons',
    ({ count }: { count: number }) =>
      `Envoyer des rappels pour ${count < 2 ? `1 brouillon` : `${count} brouillons`}`,
    'Ajouter une étiquette',
    'Ajouter une étiquette à plusieurs candidatures',
    ({ applications }: { applications: string | number }) => `Étiqueté : ${applications}`,
    'Attribuer la lecture',
    'Attribuer plusieurs candidatures à des personnes qui lisent',
    ({ applications }: { applications: string | number }) => `Lecture attribuée : ${applications}`,
    'Vous pouvez annuler. Les personnes qui lisaient déjà restent.',
    'Les personnes ajoutées ont été retirées. Ce qu’elles ont écrit est gardé.',
    ({ count }: { count: number }) => `${count < 2 ? `1 candidature` : `${count} candidatures`}`,
    'Chaque personne les lit toutes',
    'Les répartir également',
    'Une personne par candidature ; la différence entre deux personnes est d’une candidature au plus.',
    'La répartition n’a pas pu être calculée. Réessayez.',
    'Les collègues n’ont pas pu être chargés',
    'Chargement des collègues',
    'Personnes qui lisent ces candidatures',
    'Il y a un problème',
    'Comment ?',
    'Aperçu de la répartition',
    'Candidatures par personne',
    ({ applications }: { applications: string | number }) => `Attribuer ${applications}`,
    'Choisir d’autres personnes',
    'Fermer',
    'Les candidatures n’ont pas pu être vérifiées.',
    'Vérification des candidatures',
    'Il n’y a pas encore d’étiquettes. L’administration peut en ajouter dans Réglages du portail, sous Évaluation.',
    'Les étiquettes n’ont pas pu être chargées',
    'Chargement des étiquettes',
    'Étiquette des candidatures',
    'Étiquette',
    'Choisissez une étiquette',
    'Choisissez une étiquette.',
    ({ applications }: { applications: string | number }) => `Étiqueter ${applications}`,
    ({ applications }: { applications: string | number }) => `${applications} de votre liste`,
    ({ applications }: { applications: string | number }) => `${applications} : masqué par votre filtre`,
    ({ count }: { count: number }) => `${count < 2 ? `L’inclure aussi` : `Les inclure aussi`}`,
    ({ applications }: { applications: string | number }) => `Hors du choix : ${applications}`,
    ({ names }: { names: string | number }) => `Lue par ${names}`,
    'Résultat',
    ({ done, all }: { done: string | number; all: string | number }) => `${done} sur ${all} faits…`,
    ({ applications }: { applications: string | number }) => `Sans changement : ${applications}`,
    ({ applications }: { applications: string | number }) => `Annulé : ${applications}`,
    ({ count }: { count: string | number }) => `Tout annuler (${count})`,
    'L’e‑mail n’a pas pu être affiché. Réessayez.',
    ({
      applications,
      label,
      count,
      reference,
    }: {
      applications: string | number;
      label: string | number;
      count: number;
      reference: string | number;
    }) =>
      `${applications} : nouveau statut « ${label} »${count < 2 ? `` : ``}. Chaque personne reçoit un e‑mail comme celui‑ci, pour ${reference} :`,
    'Réponse aux personnes candidates',
    'Nouveau statut',
    'Choisissez un statut',
    'Tout n’a pas pu être fait. Ce qui est fait est gardé : appuyez encore pour continuer.',
    'Cela n’a pas pu être annulé. Réessayez.',
    'C’est annulé.',
    ({ count }: { count: number }) => `Afficher ${count < 2 ? `l’e‑mail` : `les e‑mails`}`,
    'Message aux candidats',
    ({ language, applicants }: { language: string | number; applicants: string | number }) =>
      `Message en ${language} (${applicants})`,
    ({ count }: { count: number }) => `${count < 2 ? `1 candidat` : `${count} candidats`}`,
    ({
      min,
      max,
      name,
      reference,
    }: {
      min: string | number;
      max: string | number;
      name: string | number;
      reference: string | number;
    }) => `Entre ${min} et ${max} caractères. ${name} et ${reference} deviennent ceux de chaque candidat.`,
    ({ language }: { language: string | number }) =>
      `Laissez ce champ vide pour leur envoyer le message en ${language}.`,
    ({
      applications,
      count,
      label,
    }: {
      applications: string | number;
      count: number;
      label: string | number;
    }) =>
      `${applications} ${count < 2 ? `passe` : `passent`} à ${label}. Chaque candidat reçoit un e‑mail comme ceux‑ci, selon sa langue :`,
  ],
];

export default words;
