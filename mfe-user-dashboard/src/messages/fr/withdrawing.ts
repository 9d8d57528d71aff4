/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  80,
  [
    'Candidature retirée',
    'La candidature n’a pas pu être retirée.',
    'Retirer cette candidature ?',
    'Retrait...',
    'Retirer',
    'La garder',
    <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
      'Nous arrêtons de lire ',
      b(`${name}`),
      ' et ne prenons pas de décision. Vous pouvez annuler ce retrait pendant un jour.',
    ],
    'Pourquoi ? (facultatif)',
    'Cela nous aide à nous organiser. Notre équipe le lit.',
    ({ day }: { day: string | number }) => `Vous avez retiré cette candidature le ${day}`,
    ({ moment }: { moment: string | number }) => `Vous pouvez annuler ce retrait jusqu’au ${moment}.`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Annuler le retrait',
      hidden(` de ${reference}`),
    ],
    'Nous ne prenons pas de décision. Si vous voulez quand même venir, écrivez-nous.',
    'Votre candidature est de nouveau active',
    'Le retrait n’a pas pu être annulé.',
  ],
];

export default words;
