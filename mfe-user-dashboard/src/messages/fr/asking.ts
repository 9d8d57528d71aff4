/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  150,
  [
    'Postuler à nouveau',
    'Envoi...',
    'Envoyer la requête',
    ({ programme, reference }: { programme: string | number; reference: string | number }) =>
      `Vous demandez ${programme} après ${reference}. Nous lisons votre raison et vous répondons par e‑mail et sous « Requêtes ».`,
    'Pourquoi voulez-vous postuler à nouveau ?',
    ({ min }: { min: string | number }) => `Au moins ${min} caractères.`,
    'La requête n’a pas pu être envoyée',
    'Requête envoyée',
  ],
];

export default words;
