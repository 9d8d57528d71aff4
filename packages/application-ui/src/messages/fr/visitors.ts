/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  243,
  [
    'Votre organisation et votre identité',
    'Carte d’identité/passeport',
    ({ megabytes }: { megabytes: string | number }) =>
      `Un PDF, JPG ou PNG, de moins de ${megabytes} Mo. Seules les personnes qui préparent votre visite le voient.`,
  ],
];

export default words;
