/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  48,
  [
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Komeza',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Soza wohereze',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Reba',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Hindura',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Ohereza inyandiko',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Kuraho ubusabe',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Reka ubusabe',
      hidden(` ${reference}`),
    ],
    <T>({ requests }: { requests: (words: string) => T }) => [
      'Icyifuzo cyawe cyo kongera gusaba gitegereje igisubizo. ',
      requests('Ibyifuzo byawe'),
    ],
    'Bizashoboka vuba',
    ({ day }: { day: string | number }) => `Bizashoboka vuba: ${day}`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Ongera usabe',
      hidden(` nyuma ya ${reference}`),
    ],
  ],
];

export default words;
