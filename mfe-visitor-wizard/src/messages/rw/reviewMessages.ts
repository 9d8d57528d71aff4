/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  29,
  [
    'Ubusabe bwawe ntibwabonetse. Subira inyuma wuzuze intambwe zabanje.',
    'Ntibyemewe. Reba niba ubifitiye uburenganzira.',
    'Ibisubizo byawe ntibyabonetse. Subira inyuma wuzuze intambwe zabanje.',
    'Ibisubizo byawe ntibyafungutse. Ongera ugerageze.',
    ({ sentences }: { sentences: string | number }) => `Igenzura ntiryemeye: ${sentences}`,
    'Ubusabe ntibwoherejwe. Ongera ugerageze.',
    'Ubusabe ntibwoherejwe',
    'Ubusabe bwoherejwe neza!',
  ],
];

export default words;
