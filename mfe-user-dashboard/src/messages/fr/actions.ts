/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  48,
  [
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Continuer',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Terminer et envoyer',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Voir',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Modifier',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Envoyer un document',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Retirer',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Abandonner',
      hidden(` ${reference}`),
    ],
    <T>({ requests }: { requests: (words: string) => T }) => [
      'Votre requête pour postuler à nouveau attend une réponse. ',
      requests('Vos requêtes'),
    ],
    'Bientôt possible',
    ({ day }: { day: string | number }) => `Bientôt possible : ${day}`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Postuler à nouveau',
      hidden(` après ${reference}`),
    ],
  ],
];

export default words;
