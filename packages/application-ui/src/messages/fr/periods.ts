/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  195,
  [
    ({ number }: { number: string | number }) => `Période ${number}`,
    ({ from, to }: { from: string | number; to: string | number }) => `du ${from} au ${to}`,
    ({ hours }: { hours: string | number }) => `, ${hours} heures par semaine`,
    'Heures par semaine',
    'Total des heures',
    'Pas encore complet',
  ],
];

export default words;
