/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1309,
  [
    'Les noms sont cachés à l’équipe d’évaluation.',
    'Les noms sont de nouveau visibles.',
    'Évaluation anonyme',
    'Dans une première phase, l’équipe d’évaluation voit seulement les réponses : sans noms, coordonnées, photos, documents ni lettres. L’administration voit toujours tout.',
    'Ces réglages n’ont pas pu être chargés',
    'Chargement des réglages de l’évaluation anonyme',
    ({ programme }: { programme: string | number }) => `${programme} : les noms sont cachés`,
    ({ hiddenSince, hiddenBy }: { hiddenSince: string | number; hiddenBy: string | number }) =>
      `depuis le ${hiddenSince}, par ${hiddenBy}`,
    <T>({ hidden, programme }: { hidden: (words: string) => T; programme: string | number }) => [
      'Montrer de nouveau les noms',
      hidden(` : ${programme}`),
    ],
    'Cacher les noms',
    <T>({ hidden, programme }: { hidden: (words: string) => T; programme: string | number }) => [
      'Cacher les noms',
      hidden(` : ${programme}`),
    ],
    ({ label }: { label: string | number }) => `Cacher les noms : ${label} ?`,
    ({ label }: { label: string | number }) => `Montrer de nouveau les noms : ${label} ?`,
    'Montrer les noms',
    'Cela n’a pas pu être enregistré. Rien n’a changé.',
    'L’équipe d’évaluation lit alors ces candidatures sous Évaluation anonyme, par leur numéro de référence seul. Elles n’apparaissent pas dans les listes, les recherches, les notifications et les rapports, et cette équipe ne peut pas décider.',
    'Ce qui a été vu avant reste connu. Les noms restent masqués jusqu’à ce que l’administration les montre de nouveau.',
    'L’équipe d’évaluation voit tout de suite les noms, les documents, les lettres et toutes les notes de lecture. Masquer de nouveau les noms n’efface pas ce qui a été vu.',
    ({ reader }: { reader: string | number }) => `${reader} peut de nouveau lire cette candidature.`,
    'Cela n’a pas pu être enregistré. Réessayez.',
    'Conflits d’intérêts',
    'Chargement des conflits d’intérêts',
    'Aucun. Quand un membre du personnel appuie sur « Je connais cette personne » dans une candidature, son nom apparaît ici et les candidatures de cette personne lui sont fermées.',
    <T>({
      reader,
      reference,
      span,
      declaredAt,
    }: {
      reader: string | number;
      reference: string | number;
      span: (words: string) => T;
      declaredAt: string | number;
    }) => [`${reader} : ${reference} `, span(`depuis le ${declaredAt}`)],
    'une candidature supprimée',
    <T>({
      hidden,
      reader,
      reference,
    }: {
      hidden: (words: string) => T;
      reader: string | number;
      reference: string | number;
    }) => ['Autoriser de nouveau', hidden(` pour ${reader}, ${reference}`)],
    ({ number }: { number: string | number }) => `Critère ${number}`,
    <T>({ hidden, number }: { hidden: (words: string) => T; number: string | number }) => [
      'Retirer',
      hidden(` le critère ${number}`),
    ],
    'Nom',
    'Aide à la lecture',
    'Poids',
    'De 1 à 10. Un critère de poids 2 compte double.',
    'Évaluation',
    'Seul le personnel voit ceci, jamais les personnes candidates.',
    'Étiquettes',
    'Les étiquettes n’ont pas pu être chargées',
    'Chargement des étiquettes',
    'Aucune étiquette pour l’instant. Ajoutez la première ci-dessous.',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Modifier',
      hidden(` ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Retirer',
      hidden(` ${name}`),
    ],
    ({ name }: { name: string | number }) => `Retirer l’étiquette ${name} ?`,
    'Retirer l’étiquette',
    ({ used }: { used: string | number }) =>
      `Elle sera retirée de chaque candidature qui la porte : ${used}.`,
    ({ count }: { count: number }) =>
      `${count < 2 ? `sur ${count} candidature` : `sur ${count} candidatures`}`,
    'L’étiquette n’a pas pu être enregistrée.',
    ({ name }: { name: string | number }) => `Modifier ${name}`,
    'Une nouvelle étiquette',
    'Nom d’une nouvelle étiquette',
    'Couleur',
    'Enregistrer l’étiquette',
    'Ajouter l’étiquette',
    'Annuler',
    'Les grilles de notation n’ont pas pu être chargées',
    'Chargement des grilles de notation',
    'La grille de notation est enregistrée.',
    'La grille de notation n’a pas pu être enregistrée.',
    ({ label }: { label: string | number }) => `Grille de notation : ${label}`,
    ({
      version,
      savedBy,
      savedAt,
    }: {
      version: string | number;
      savedBy: string | number;
      savedAt: string | number;
    }) =>
      `Version ${version}, enregistrée par ${savedBy} le ${savedAt}. Les grilles déjà envoyées gardent leurs critères.`,
    'Il n’y a pas encore de grille : on peut écrire des remarques, mais pas noter.',
    'La grille de notation n’a pas pu être enregistrée',
    'Ajouter un critère',
    'Enregistrer la grille',
    'Sans décision',
    'Envoyée',
    'En examen',
    'La répartition n’a pas pu être calculée. Réessayez.',
    'Répartir les candidatures',
    'Les candidatures sont réparties également. Nul ne reçoit la candidature d’une personne de sa connaissance. Les attributions déjà faites restent, et comptent.',
    'Il y a un problème',
    'Les collègues n’ont pas pu être chargés',
    'Chargement des collègues',
    'Programme',
    'Statut',
    'Lectures par candidature',
    ({ readersEach }: { readersEach: string | number }) => `De 1 à ${readersEach}`,
    'Aperçu de la répartition',
    ({ assigned }: { assigned: number }) =>
      `${assigned < 2 ? `${assigned} candidature est répartie.` : `${assigned} candidatures sont réparties.`}`,
    'Les répartir ainsi ?',
    'Répartir',
    'Elles n’ont pas pu être réparties. Rien n’a changé.',
    ({ applications }: { applications: number }) =>
      `${applications < 2 ? `${applications} candidature correspond.` : `${applications} candidatures correspondent.`}`,
    'Toutes sont déjà assez lues.',
    <T>({ b, lacking }: { b: (words: string) => T; lacking: number }) => [
      b(
        `${lacking < 2 ? `${lacking} candidature a` : `${lacking} candidatures ont`} trop peu de lectures ensuite,`,
      ),
      ' car ces collègues connaissent la personne. Choisissez plus de collègues.',
    ],
    ({ programme }: { programme: string | number }) => `${programme} : les noms sont visibles`,
    ({ reference }: { reference: string | number }) => `découle de ${reference}`,
    'Pourquoi vous pouvez la lire de nouveau',
    'Seulement si l’administration n’a personne d’autre. Votre raison apparaît dans l’historique de la candidature.',
    'Me redonner accès',
  ],
];

export default words;
