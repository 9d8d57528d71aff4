/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  298,
  [
    'Dosiye yabitswe',
    'Ibaruwa y’ukuzi',
    'Ibaruwa y’umwarimu ukuzi',
    'Ibaruwa ivuga imyitwarire yawe',
    'Indangamuntu cyangwa pasiporo',
    'PDF',
    'PDF, JPG cyangwa PNG',
    'PDF, DOC, DOCX, JPG, JPEG cyangwa PNG',
    ({ kinds, size }: { kinds: string | number; size: string | number }) => `${kinds}, iri munsi ya ${size}.`,
    ({ count }: { count: string | number }) => `${count}MB`,
    'Dosiye ntiyashoboye gusomwa. Ongera uyihitemo',
    ({ size, wizard }: { size: string | number; wizard: string | number }) =>
      `Hano dosiye zibikwa hamwe n’ibindi wahinduye, bityo buri imwe igomba kuba nto. “Ohereza inyandiko” yohereza dosiye imwe, kugeza kuri ${size}; ifishi (“Komeza”) yakira kugeza kuri ${wizard}.`,
  ],
];

export default words;
