/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  298,
  [
    'Faili iliyohifadhiwa',
    'Barua ya mdhamini',
    'Barua ya mdhamini wa kitaaluma',
    'Barua kuhusu tabia',
    'Kitambulisho cha Taifa/Pasipoti',
    'PDF',
    'PDF, JPG au PNG',
    'PDF, DOC, DOCX, JPG, JPEG au PNG',
    ({ kinds, size }: { kinds: string | number; size: string | number }) => `${kinds}, ndogo kuliko ${size}.`,
    ({ count }: { count: string | number }) => `MB ${count}`,
    'Faili haikuweza kusomwa. Ichague tena',
    ({ size, wizard }: { size: string | number; wizard: string | number }) =>
      `Hapa faili zinahifadhiwa pamoja na mabadiliko yako mengine, kwa hiyo kila moja lazima iwe ndogo. “Pakia Hati” inatuma faili moja peke yake na inachukua hadi ${size}; fomu (“Endelea”) inachukua hadi ${wizard}.`,
  ],
];

export default words;
