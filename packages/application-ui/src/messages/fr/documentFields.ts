/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  149,
  [
    'Vos documents',
    'Pour que nous puissions voir ce que vous avez fait et appris.',
    ({ megabytes }: { megabytes: string | number }) =>
      `PDF, de moins de ${megabytes} Mo chacun. Chaque fichier est envoyé dès que vous le choisissez.`,
  ],
];

export default words;
