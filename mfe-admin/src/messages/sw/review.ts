/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  733,
  [
    ({ reference }: { reference: string | number }) => `${reference} limehifadhiwa.`,
    'Futa mtu huyu',
    'Maombi yote',
    'Waombaji',
    'Mwombaji aliyetangulia',
    'Mwombaji anayefuata',
    ({ day }: { day: string | number }) => `Liliwasilishwa ${day}`,
    'Historia haikuweza kupakiwa',
    'Inapakia historia',
    'Maoni yametumwa',
    'Mwombaji mwenyewe',
    'Ombi limeondolewa',
    'Sehemu zimefunguliwa tena',
    'Majibu ya sehemu zilizofunguliwa tena yametumwa',
    'Ufunguaji umeisha',
    ({ from, to }: { from: string | number; to: string | number }) => `${from} hadi ${to}`,
    'mwenye anwani ya barua pepe hakuanzisha ombi hili',
    'anwani ya barua pepe',
    'namba ya simu',
    'limechukuliwa na mwenye anwani ya barua pepe',
    ({ type }: { type: string | number }) => `mdhamini aliombwa barua ya ${type}`,
    'uondoaji ulighairiwa',
    ({ until, reason }: { until: string | number; reason: string | number }) => `hadi ${until}: ${reason}`,
    'hakuna sababu iliyotolewa',
    'Imesomwa na mwombaji',
    'Bado haijasomwa',
    ({ to, by }: { to: string | number; by: string | number }) =>
      `${to}: haikutumwa, kwa sababu ${by} hana ruhusa ya kuamua tena`,
    ({ reader }: { reader: string | number }) => `${reader} anaweza kulisoma tena`,
    ({ reader, reason }: { reader: string | number; reason: string | number }) =>
      `${reader} alijipa ruhusa tena: ${reason}`,
  ],
];

export default words;
