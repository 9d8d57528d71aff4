/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  254,
  [
    'Ombi Limesasishwa!',
    'Hati Imepakiwa!',
    'Mabadiliko yako yamehifadhiwa kwenye kifaa hiki. Ingia ili kuendelea nayo.',
    ({ title, sentence }: { title: string | number; sentence: string | number }) => `${title}: ${sentence}`,
    ({ title, sentence }: { title: string | number; sentence: string | number }) =>
      `${title}: Ufikiaji Umekataliwa. ${sentence}`,
    ({ title }: { title: string | number }) =>
      `${title}: Kosa la Uhakiki: Tafadhali angalia makosa kwenye fomu.`,
    ({ title, sentence }: { title: string | number; sentence: string | number }) =>
      `${title}: Kosa la Seva. ${sentence}`,
  ],
];

export default words;
