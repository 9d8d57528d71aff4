/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1286,
  [
    'Les noms sont cachés à l’équipe d’évaluation.',
    'Les noms sont de nouveau visibles.',
    'Lire sans les noms',
    'Dans une première phase, l’équipe d’évaluation lit seulement ce que les personnes disent : sans noms, coordonnées, photos, documents ni lettres. L’administration continue de tout voir.',
    'Ceci n’a pas pu être chargé',
    'Chargement des programmes aux noms cachés',
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
    'L’équipe d’évaluation lit alors ces candidatures sous Lire sans les noms, par leur référence seule. Elle ne les trouve pas dans les listes, les recherches, les notifications et les rapports, et ne peut pas décider.',
    'Ce qui a été vu avant reste connu. Cela dure jusqu’à ce que l’administration y mette fin.',
    'L’équipe d’évaluation voit tout de suite les noms, les documents, les lettres et toutes les notes de lecture. Cacher de nouveau les noms n’efface pas ce qui a été vu.',
    ({ reader }: { reader: string | number }) => `${reader} peut de nouveau lire cette candidature.`,
    'Cela n’a pas pu être enregistré. Réessayez.',
    'Qui connaît une personne candidate',
    'Chargement de qui connaît qui',
    'Personne. Quand quelqu’un appuie sur « Je connais cette personne » dans une candidature, son nom apparaît ici, et cette candidature se ferme pour lui ou elle.',
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
    'une candidature qui a pris fin',
    <T>({
      hidden,
      reader,
      reference,
    }: {
      hidden: (words: string) => T;
      reader: string | number;
      reference: string | number;
    }) => ['Laisser lire', hidden(` de nouveau, ${reader}, ${reference}`)],
    ({ number }: { number: string | number }) => `Critère ${number}`,
    <T>({ hidden, number }: { hidden: (words: string) => T; number: string | number }) => [
      'Retirer',
      hidden(` le critère ${number}`),
    ],
    'Nom',
    'Aide à la lecture',
    'Poids',
    'De 1 à 10. Un critère de poids 2 compte double.',
    'Lire ensemble',
    'Seule l’équipe voit ceci. Les personnes candidates ne le voient jamais.',
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
    ({ used }: { used: string | number }) => `Elle disparaît de chaque candidature qui la porte : ${used}.`,
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
      `Version ${version}, enregistrée par ${savedBy} le ${savedAt}. Les grilles déjà envoyées gardent les critères de leur jour.`,
    'Il n’y en a pas encore : on écrit des notes à la lecture, sans donner de points.',
    'La grille de notation n’a pas pu être enregistrée',
    'Ajouter un critère',
    'Enregistrer la grille',
    'Sans décision',
    'Envoyée',
    'En examen',
    'Cela n’a pas pu être calculé. Réessayez.',
    'Répartir les candidatures',
    'Chaque personne en reçoit autant que les autres, ou une de plus. Nul ne reçoit la candidature de quelqu’un de sa connaissance. Les attributions déjà faites restent, et comptent.',
    'Il y a un problème',
    'Les collègues n’ont pas pu être chargés',
    'Chargement des collègues',
    'Programme',
    'Statut',
    'Lectures par candidature',
    ({ readersEach }: { readersEach: string | number }) => `De 1 à ${readersEach}`,
    'Montrer qui lirait quoi',
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
    'Seulement là où aucun autre administrateur ne travaille. Cela figure dans l’historique de la candidature.',
    'Me redonner accès',
  ],
];

export default words;
