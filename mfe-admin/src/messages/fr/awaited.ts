/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  780,
  [
    'Référence',
    'Ce qui a été demandé',
    'Pas encore demandée',
    'Chargement de ce qui est attendu',
    ({ count, label }: { count: string | number; label: string | number }) => `${count} dans ${label}`,
    'Ce qui est attendu',
    'Lettres attendues, et parties auxquelles on répond de nouveau',
    'Ce qui est attendu n’a pas pu être chargé',
    'Lettres attendues',
    'Demandée',
    'Aucune lettre n’est attendue',
    'Une référence sollicitée pour une lettre apparaît ici jusqu’à ce que la lettre arrive.',
    'Rouvertes',
    'Jusqu’au',
    'Rien n’est rouvert',
    'Les parties que vous rouvrez apparaissent ici jusqu’à la réponse.',
    'Délai dépassé',
    'Personne n’est en retard',
    'Une personne qui ne répond pas à temps apparaît ici.',
    'Répondues',
    'Aucune réponse n’attend de décision',
    'Les nouvelles réponses apparaissent ici jusqu’à la décision.',
  ],
];

export default words;
