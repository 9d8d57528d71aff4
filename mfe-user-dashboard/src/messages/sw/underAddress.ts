/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  237,
  [
    'Ombi sasa ni lako',
    'Asante, tumeweka kumbukumbu kwamba si lako',
    'Haikufanikiwa',
    'Lilianzishwa pia kwa anwani yako ya barua pepe',
    'Mtu aliandika anwani yako ya barua pepe hapa. Huenda ni wewe kwa namba nyingine ya simu, ndugu anayetumia kikasha chako, au mtu usiyemjua. Chukua lililo lako: kisha hakuna mwingine anayeweza kulifungua. Kama rasimu si yako, inatupwa, na unaweza kuirudisha kwa siku moja. Kama ombi lililowasilishwa si lako, tunawaambia wafanyakazi wetu.',
    <T>({
      application,
      day,
      bdi,
      name,
      phoneNumber,
    }: {
      application: string | number;
      day: string | number;
      bdi: (words: string) => T;
      name: string | number;
      phoneNumber: string | number;
    }) => [
      `${application}, liliwasilishwa ${day}. Jina: `,
      bdi(`${name}`),
      '. Simu: ',
      bdi(`${phoneNumber}`),
      '.',
    ],
    <T>({
      application,
      day,
      bdi,
      name,
      phoneNumber,
    }: {
      application: string | number;
      day: string | number;
      bdi: (words: string) => T;
      name: string | number;
      phoneNumber: string | number;
    }) => [
      `${application}, lilianzishwa ${day}, halijawasilishwa. Jina: `,
      bdi(`${name}`),
      '. Simu: ',
      bdi(`${phoneNumber}`),
      '.',
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Hili ni langu',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Si langu',
      hidden(` ${reference}`),
    ],
  ],
];

export default words;
