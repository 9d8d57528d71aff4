/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  48,
  [
    'Faili ambazo bado hazijatumwa',
    'Faili hizi zimehifadhiwa kwenye kifaa hiki. Zinatumwa zenyewe kunapokuwa na muunganisho, ukurasa huu ukiwa wazi.',
    ({ name, step }: { name: string | number; step: string | number }) => `${name} (${step})`,
    'Faili zako zimetumwa.',
    ({ name }: { name: string | number }) =>
      `${name} bado haijatumwa. Imehifadhiwa kwenye kifaa hiki na itatumwa kunapokuwa na muunganisho.`,
  ],
];

export default words;
