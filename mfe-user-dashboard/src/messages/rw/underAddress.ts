/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  237,
  [
    'Ubu ubusabe ni ubwawe',
    'Murakoze, twanditse ko atari ubwawe',
    'Ntibyakunze',
    'Ibindi byatangiye kuri imeyili yawe',
    'Hari uwanditse imeyili yawe hano. Ushobora kuba ari wowe wakoresheje indi nimero ya telefone, uwo mu muryango musangiye imeyili, cyangwa umuntu utazi. Niba ubusabe ari ubwawe, bivuge ukoresheje buto: nta wundi uzashobora kubufungura. Niba ubusabe butaroherezwa atari ubwawe, burarekwa, kandi ushobora kubugarura mu gihe cy’umunsi umwe. Niba ubusabe bwoherejwe atari ubwawe, tubimenyesha abakozi bacu.',
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
      `${application}, bwoherejwe ku wa ${day}. Izina: `,
      bdi(`${name}`),
      '. Telefone: ',
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
      `${application}, bwatangiye ku wa ${day}, ntibwoherejwe. Izina: `,
      bdi(`${name}`),
      '. Telefone: ',
      bdi(`${phoneNumber}`),
      '.',
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Ubu ni ubwanjye',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Si ubwanjye',
      hidden(` ${reference}`),
    ],
  ],
];

export default words;
