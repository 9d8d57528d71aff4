/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  152,
  [
    'Nom de la personne de référence',
    'E‑mail de la personne de référence',
    'De quoi doit parler la lettre ?',
    'La personne lit ceci, et votre nom. Elle ne voit pas votre candidature.',
    'Demander la lettre',
    'Annuler',
    ({ label }: { label: string | number }) =>
      `${label} : nous écrivons à votre personne de référence, qui nous l’envoie. Elle lit votre nom et les lignes ci-dessous, et vous ne pourrez pas lire la lettre.`,
    'Demander encore, ou à une autre personne : de quoi doit parler la lettre ?',
    'Par exemple : vos études avec cette personne, ou un projet.',
    ({ name }: { name: string | number }) => `Demander la lettre à ${name}`,
    'votre personne de référence',
    'vous avez envoyé la lettre.',
    'personne n’est encore sollicité.',
    <T>({ name }: { name: (words: string) => T }) => [', une personne à qui ', name(''), ' l’a transmise'],
    'Cette personne ne peut pas écrire la lettre. Demandez à quelqu’un d’autre.',
    'Nous lui écrirons quand vous aurez confirmé votre adresse e‑mail : ouvrez le lien que nous vous avons envoyé.',
    'M’envoyer le lien encore une fois',
    ({ day }: { day: string | number }) => `Vous pourrez lui envoyer un rappel à partir du ${day}.`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Envoyer un rappel',
      hidden(` à ${name}`),
    ],
    'Lettres de recommandation',
    ({ waiting }: { waiting: string | number }) => `Votre candidature est en attente : ${waiting}.`,
    <T>({ hidden, kind }: { hidden: (words: string) => T; kind: string | number }) => [
      'Demander à quelqu’un d’autre',
      hidden(` : ${kind}`),
    ],
    <T>({ hidden, kind }: { hidden: (words: string) => T; kind: string | number }) => [
      'Demander à une personne de référence',
      hidden(` : ${kind}`),
    ],
    'lettre académique',
    'lettre de la communauté',
    'Cela n’a pas fonctionné. Réessayez.',
    ({ day }: { day: string | number }) => `demandée le ${day}`,
    ({ day }: { day: string | number }) => `ouverte le ${day}`,
    ({ day }: { day: string | number }) => `refusée le ${day}`,
    ({ day }: { day: string | number }) => `reçue le ${day}`,
  ],
];

export default words;
