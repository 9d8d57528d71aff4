/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  112,
  [
    'Ibisubizo byawe ntibyabonetse. Ongera ugerageze.',
    'Inyandiko',
    'Ubusabe bwawe',
    'Ubusabe ntibwoherejwe.',
    'Bwoherejwe neza',
  ],
];

export default words;
