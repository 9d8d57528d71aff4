/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  352,
  [
    ({ count }: { count: number }) => `${count < 2 ? `1 résultat` : `${count} résultats`}`,
    'Personnes candidates',
    'Actions',
    'Pages',
    'Chercher',
    'Une personne, une page ou une action',
    'Nom, numéro, page, action',
    'Recherche en cours…',
    ({ message }: { message: string | number }) => `La recherche de personnes a échoué. ${message}`,
    ({ text }: { text: string | number }) =>
      `Aucun résultat pour « ${text} ». Essayez une partie d’un nom, ou un numéro comme INT-012.`,
    'Chercher (Ctrl+K)',
    <T>({ hidden }: { hidden: (words: string) => T }) => [
      'Chercher',
      hidden(' des personnes, des pages et des actions'),
    ],
    'Page',
    'Résultats',
    'Toutes les notifications sont marquées comme lues',
    'Les notifications n’ont pas pu être marquées comme lues',
    'Ouvrir le plus ancien élément à faire',
    'Marquer toutes les notifications comme lues',
    'Inviter un membre du personnel',
    'Sur cet appareil',
    'Se déconnecter',
    'Ctrl K',
  ],
];

export default words;
