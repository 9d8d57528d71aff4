/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  58,
  [
    'Vos informations',
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Modifier', hidden(' vos informations')],
  ],
];

export default words;
