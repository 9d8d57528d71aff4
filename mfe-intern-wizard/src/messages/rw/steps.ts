/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Gusaba kwimenyereza umwuga',
    'Reba niba uku kwimenyereza umwuga kugukwiye, utangire.',
    'Tegura inyandiko zawe muri PDF. Ushobora guhagarara igihe icyo ari cyo cyose: ibyo wanditse birabikwa.',
  ],
];

export default words;
