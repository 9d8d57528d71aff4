/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  65,
  [
    'Vos candidatures, les plus récentes d’abord',
    'Référence',
    'Programme',
    'Statut',
    'Envoyée',
    'Avancement',
    'Ce que vous pouvez faire',
    'Pas envoyée',
    ({ reference }: { reference: string | number }) => `Avancement de ${reference}`,
  ],
];

export default words;
