/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  216,
  [
    ({ writer }: { writer: string | number }) => `Barua iliyohifadhiwa imetoka kwa ${writer}`,
    ({ referee, writer }: { referee: string | number; writer: string | number }) =>
      `Haionyeshwi kama ya ${referee}: ongeza barua yake mwenyewe hapa. Hakuna kinachofutwa. Mtaje tena ${writer} na barua itarudi.`,
    ({ name }: { name: string | number }) => `Barua ya ${name} tuliyonayo inakwenda na mdhamini huyu.`,
    ({ name }: { name: string | number }) =>
      `Bado tuna barua ya ${name}. Inakwenda na ombi hili ukimtaja tena.`,
    ({ name, referee }: { name: string | number; referee: string | number }) =>
      `Barua tuliyonayo imetoka kwa ${name}, kwa hiyo haiendi na udhamini wa ${referee}. Unaweza kuongeza yake mwenyewe.`,
  ],
];

export default words;
