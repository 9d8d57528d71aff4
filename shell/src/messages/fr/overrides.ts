/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  92,
  [({ names }: { names: string | number }) => `Remplacement local : ${names}`, 'Rétablir'],
];

export default words;
