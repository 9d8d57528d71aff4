/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  435,
  [
    'Liste des candidatures',
    'Liste des candidatures (Ctrl+B)',
    'Tableau de bord',
    'le mois dernier',
    'Total des candidatures',
    'À examiner',
    'La candidature n’a pas pu être chargée',
    'Chargement de la candidature…',
    'Gestion des candidatures',
    <T>({
      everybody,
      j,
      k,
      all,
    }: {
      everybody: string | number;
      j: (words: string) => T;
      k: (words: string) => T;
      all: (words: string) => T;
    }) => [
      `Bienvenue. Chaque programme a sa liste (${everybody}) : choisissez une liste, puis une candidature à examiner. Appuyez sur `,
      j('j'),
      ' et ',
      k('k'),
      ', ou sur les flèches, pour la personne suivante et la précédente ; ',
      all('?'),
      ' montre tous les raccourcis clavier.',
    ],
    'Choisissez un type de candidature',
    ' et ',
    ({ list }: { list: string | number }) => `${list} - Tableau de bord`,
    'Candidatures',
    'Un instant…',
    'Les candidatures n’ont pas pu être chargées',
    'Quand des candidatures de ce type seront créées, elles apparaîtront ici',
    'En montrer plus',
    'Pas de téléphone',
    'Statut de la candidature',
    'Aucune candidature choisie',
    'Choisissez une candidature d’un type pour afficher ce qui a été envoyé',
    'Ordre',
    'Les plus récentes d’abord',
    'Les plus anciennes d’abord',
    'Nom, de A à Z',
    'Nom, de Z à A',
    'Modifiées récemment d’abord',
    'Modifiées il y a longtemps d’abord',
    'Statut',
    'Statut, ordre inverse',
    'Commencées récemment d’abord',
    'Premières commencées d’abord',
  ],
];

export default words;
