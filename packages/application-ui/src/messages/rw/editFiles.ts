/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  296,
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
  ],
];

export default words;
