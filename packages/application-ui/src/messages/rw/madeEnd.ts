/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  117,
  [
    'Ubusabe bwawe bwoherejwe neza',
    ({ programme }: { programme: string | number }) => `Murakoze. Twakiriye ubusabe bwawe (${programme}).`,
    'Subira kuri paji y’itangiriro',
  ],
];

export default words;
