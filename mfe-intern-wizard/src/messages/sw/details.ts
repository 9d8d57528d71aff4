/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  58,
  [
    'Maelezo yako',
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Badilisha', hidden(' maelezo yako')],
  ],
];

export default words;
