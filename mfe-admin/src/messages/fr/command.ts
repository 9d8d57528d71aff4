/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  338,
  [
    ({ count }: { count: number }) => `${count < 2 ? `1 résultat` : `${count} résultats`}`,
    'Personnes candidates',
    'Actions',
    'Pages',
    'Chercher et ouvrir',
    'Une personne, une page ou une action',
    'Nom, numéro, page, action',
    'Recherche en cours…',
    ({ message }: { message: string | number }) => `La recherche de personnes a échoué. ${message}`,
    ({ text }: { text: string | number }) =>
      `Rien ne s’appelle « ${text} ». Essayez une partie d’un nom, ou un numéro comme INT-012.`,
    'Chercher et ouvrir (Ctrl+K)',
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Chercher', hidden(' et ouvrir')],
    'Page',
    'Résultats',
    'Toutes les notifications sont marquées comme lues',
    'Les notifications n’ont pas pu être marquées comme lues',
    'Ouvrir ce qui attend depuis le plus longtemps',
    'Marquer toutes les notifications comme lues',
    'Inviter quelqu’un dans l’équipe',
    'Sur cet appareil',
    'Se déconnecter',
    'Ctrl K',
  ],
];

export default words;
