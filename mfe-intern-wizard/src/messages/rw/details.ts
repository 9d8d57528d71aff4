/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  58,
  ['Amakuru yawe', <T>({ hidden }: { hidden: (words: string) => T }) => ['Hindura', hidden(' amakuru yawe')]],
];

export default words;
