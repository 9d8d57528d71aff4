/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  796,
  [
    'Référence',
    'Informations demandées',
    'Pas encore demandée',
    'Chargement des éléments en attente',
    ({ count, label }: { count: string | number; label: string | number }) => `${count} dans ${label}`,
    'En attente',
    'Lettres de recommandation pas encore arrivées, et parties en cours de modification',
    'Les éléments en attente n’ont pas pu être chargés',
    'Lettres attendues',
    'Demandée',
    'Aucune lettre n’est attendue',
    'Une référence sollicitée pour une lettre apparaît ici jusqu’à ce que la lettre arrive.',
    'Rouvertes',
    'Jusqu’au',
    'Aucune partie rouverte',
    'Les parties que vous rouvrez apparaissent ici jusqu’à la réponse.',
    'Délai dépassé',
    'Aucun retard',
    'Une personne qui ne répond pas à temps apparaît ici.',
    'Répondues',
    'Aucune réponse n’attend de décision',
    'Les nouvelles réponses apparaissent ici jusqu’à la décision.',
  ],
];

export default words;
