/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  233,
  [
    'Kohereza ntibyakunze',
    'Ohereza inyandiko',
    'Hagarika',
    'Biroherezwa...',
    'Ohereza',
    'Ubwoko bw’inyandiko',
    'Hitamo ubwoko',
    'Dosiye',
    ({ size }: { size: string | number }) =>
      `PDF, DOC, DOCX, JPG, JPEG cyangwa PNG, iri munsi ya ${size}. Isimbura indi yo muri ubwo bwoko.`,
    ({ wizard }: { wizard: string | number }) =>
      `Ibi byohereza dosiye imwe gusa, bityo ishobora kuba nini kurusha muri “Hindura”, aho dosiye zijyana n’ibindi wahinduye, no kurusha mu ifishi (“Komeza”), yakira kugeza kuri ${wizard}.`,
  ],
];

export default words;
