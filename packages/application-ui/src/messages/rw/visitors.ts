/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  243,
  [
    'Ikigo cyawe n’umwirondoro',
    'Indangamuntu/Pasiporo',
    ({ megabytes }: { megabytes: string | number }) =>
      `PDF, JPG cyangwa PNG, iri munsi ya ${megabytes}MB. Ibonwa gusa n’abategura uruzinduko rwawe.`,
  ],
];

export default words;
