/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  859,
  [
    'Gukuramo byanze',
    'Raporo ya PDF ntiyashoboye gukorwa. Ongera ugerageze.',
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Kuramo amakuru (PDF)',
      hidden(` ya ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Birakurwamo...',
      hidden(` ya ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Ongera ugerageze',
      hidden(` ya ${reference}`),
    ],
  ],
];

export default words;
