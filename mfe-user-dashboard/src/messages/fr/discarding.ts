/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  74,
  [
    'Vous pouvez la récupérer pendant un jour. Après, elle est perdue pour de bon.',
    'Abandonnées',
    ({
      programme,
      reference,
      moment,
    }: {
      programme: string | number;
      reference: string | number;
      moment: string | number;
    }) => `${programme} ${reference}. Vous pouvez la récupérer jusqu’au ${moment}.`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Récupérer',
      hidden(` ${reference}`),
    ],
    'Candidature récupérée',
    'La candidature n’a pas pu être récupérée.',
  ],
];

export default words;
