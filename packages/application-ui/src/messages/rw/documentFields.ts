/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  149,
  [
    'Inyandiko zawe',
    'Kugira ngo tubone ibyo wakoze n’ibyo wize.',
    ({ megabytes }: { megabytes: string | number }) =>
      `PDF, buri imwe iri munsi ya ${megabytes}MB. Buri dosiye yoherezwa ukimara kuyihitamo.`,
  ],
];

export default words;
