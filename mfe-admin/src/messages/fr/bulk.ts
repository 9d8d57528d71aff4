/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  273,
  [
    'Changer le statut',
    'Changer le statut de plusieurs candidatures',
    ({ applications }: { applications: string | number }) => `Décider : ${applications}`,
    ({ applications }: { applications: string | number }) => `Décidé : ${applications}`,
    'Les décisions attendent avant de partir. Jusque‑là, vous pouvez toutes les annuler, ou chacune dans sa ligne.',
    'Rien n’a été dit aux personnes candidates.',
    'Relancer les références',
    'Relancer les références de plusieurs candidatures',
    ({ applications }: { applications: string | number }) => `Relancer les références : ${applications}`,
    ({ applications }: { applications: string | number }) => `Relance faite : ${applications}`,
    'Rappeler les brouillons',
    'Rappeler plusieurs brouillons à leurs auteurs',
    ({ count }: { count: number }) => `Rappeler ${count < 2 ? `1 brouillon` : `${count} brouillons`}`,
    'Mettre une étiquette',
    'Mettre une étiquette sur plusieurs candidatures',
    ({ applications }: { applications: string | number }) => `Étiqueté : ${applications}`,
    'Attribuer la lecture',
    'Attribuer plusieurs candidatures à des personnes qui lisent',
    ({ applications }: { applications: string | number }) => `Lecture attribuée : ${applications}`,
    'Vous pouvez revenir en arrière. Les personnes qui lisaient déjà restent.',
    'Les personnes ajoutées ne les lisent plus. Ce qu’elles ont écrit reste.',
    ({ count }: { count: number }) => `${count < 2 ? `1 candidature` : `${count} candidatures`}`,
    'Tout le monde les lit toutes',
    'Les répartir également',
    'Une personne par candidature ; la différence entre deux personnes est d’une candidature au plus.',
    'Cela n’a pas pu être calculé. Réessayez.',
    'Les collègues n’ont pas pu être chargés',
    'Chargement des collègues',
    'Personnes qui lisent ces candidatures',
    'Il y a un problème',
    'Comment ?',
    'Montrer qui lirait quoi',
    'Combien chaque personne en reçoit',
    ({ applications }: { applications: string | number }) => `Attribuer ${applications}`,
    'Choisir d’autres personnes',
    'Fermer',
    'Les candidatures n’ont pas pu être examinées.',
    'Examen des candidatures',
    'Il n’y a pas encore d’étiquette. L’administration crée les étiquettes dans Réglages du portail, sous Lire ensemble.',
    'Les étiquettes n’ont pas pu être chargées',
    'Chargement des étiquettes',
    'Étiquette des candidatures',
    'Étiquette',
    'Choisissez une étiquette',
    'Choisissez une étiquette.',
    ({ applications }: { applications: string | number }) => `Étiqueter ${applications}`,
    ({ applications }: { applications: string | number }) => `${applications} de votre liste`,
    ({ applications }: { applications: string | number }) =>
      `${applications} que votre filtre masque maintenant`,
    ({ count }: { count: number }) => `${count < 2 ? `L’inclure aussi` : `Les inclure aussi`}`,
    ({ applications }: { applications: string | number }) => `Hors du choix : ${applications}`,
    ({ names }: { names: string | number }) => `Lue par ${names}`,
    'Ce qui a été fait',
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
      `${applications} : nouveau statut « ${label} »${count < 2 ? `` : ``}. Chaque personne reçoit cet e‑mail ; voici celui qui concerne ${reference} :`,
    'Réponse aux personnes candidates',
    'Nouveau statut',
    'Choisissez un statut',
    'Montrer l’e‑mail',
    'Tout n’a pas pu être fait. Ce qui est fait est gardé : appuyez encore pour continuer.',
    'Cela n’a pas pu être annulé. Réessayez.',
    'C’est annulé.',
  ],
];

export default words;
