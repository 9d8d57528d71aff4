/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  158,
  [
    'Uliyoomba baada ya maombi yako ya awali.',
    'Inapakia maombi yako ya kurudia',
    'Imeshindwa kupakia maombi ya kurudia',
    'Hakuna maombi ya kurudia bado',
    'Mwaka mmoja baada ya ombi unaweza kuomba jingine la programu ileile. Utapata kitufe kando ya ombi lako.',
    'Maombi yako',
    ({ programme }: { programme: string | number }) => `Ombi jingine la ${programme}`,
    ' Mpya',
    'Liliombwa',
    'Baada ya',
    'Sababu yako',
    'Lilijibiwa',
    'Jibu letu',
    <T>({ b, reference }: { b: (words: string) => T; reference: string | number }) => [
      'Fungua ombi jipya ',
      b(`${reference}`),
    ],
    'Limekubaliwa. Tumekuanzishia ombi jipya.',
  ],
];

export default words;
