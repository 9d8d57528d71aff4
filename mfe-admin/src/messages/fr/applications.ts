/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  232,
  [
    ({ count, found }: { count: number; found: string | number }) =>
      `${count < 2 ? `${count} candidature${found === 'yes' ? ` trouvée` : ``}` : `${count} candidatures${found === 'yes' ? ` trouvées` : ``}`}`,
    ({ total, found }: { total: string | number; found: string | number }) =>
      `Plus de ${total} candidatures${found === 'yes' ? ` trouvées` : ``}`,
    'Personne candidate',
    'Statut',
    'Envoyée',
    'Modifiée',
    'Numéro',
    'Avancement',
    'Actions',
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Modifier le statut',
      hidden(` (${reference})`),
    ],
    'Pas envoyée',
    ({ reference }: { reference: string | number }) => `Avancement de ${reference}`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Voir les détails',
      hidden(` de ${reference}`),
    ],
    'Pas d’e‑mail',
    'Les candidatures n’ont pas pu être chargées. Réessayez.',
    'Chargement des candidatures…',
    'Les candidatures n’ont pas pu être chargées.',
    'Chargement des candidatures',
    'Rien sur cette page',
    'La liste a moins de pages.',
    'Aucune candidature ne correspond',
    'Essayez une autre recherche, ou montrez tous les statuts.',
    'Aucune candidature pour l’instant',
    'Quand des candidatures de ce type seront créées, elles apparaîtront ici.',
    'La candidature n’a pas pu être chargée',
    'Détails de la candidature',
    'Masquer la réponse',
    'Envoyer une réponse',
    'Fermer',
    'Ouvrir pour examiner',
    'Modifier la candidature',
    'Chargement de la candidature',
    'Recherche et filtre',
    'Chercher par nom, e‑mail ou numéro',
    'Vous pouvez écrire une partie d’un mot',
    'Tous',
    'Après une requête',
    'Nouvelle candidature de la même personne',
    ', après ',
    ({ original }: { original: string | number }) =>
      `Ce formulaire demande moins qu’une première candidature.${original === 'yes' ? ` Pour le reste, voyez la candidature précédente.` : ``}`,
    'Pages',
    ({
      from,
      to,
      total,
      found,
    }: {
      from: string | number;
      to: string | number;
      total: string | number;
      found: string | number;
    }) =>
      `${from === 'none' ? `Rien sur cette page, sur` : `${from} à ${to} sur`} ${total}${found === 'yes' ? ` trouvées` : ``}`,
    'Précédente',
    'Suivante',
    ' page',
    'Modifier le statut de la candidature',
    ({ total }: { total: string | number }) => `plus de ${total}`,
    ({ value }: { value: string | number }) => `${value} %`,
    ({ programme }: { programme: string | number }) => `Candidature : ${programme}`,
  ],
];

export default words;
