/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  233,
  [
    'Upakiaji Umeshindwa',
    'Pakia Hati',
    'Ghairi',
    'Inapakia...',
    'Pakia',
    'Aina ya hati',
    'Chagua aina',
    'Faili',
    ({ size }: { size: string | number }) =>
      `PDF, DOC, DOCX, JPG, JPEG au PNG, ndogo kuliko ${size}. Inachukua nafasi ya ile ya awali ya aina yake.`,
    ({ wizard }: { wizard: string | number }) =>
      `Hii inatuma faili moja peke yake, kwa hiyo inaweza kuwa kubwa kuliko kwenye “Hariri”, ambako faili zinakwenda pamoja na mabadiliko yako mengine, na kuliko kwenye fomu (“Endelea”), ambayo inachukua hadi ${wizard}.`,
  ],
];

export default words;
