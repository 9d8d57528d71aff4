/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  212,
  [
    'Saba kwimenyereza umwuga cyangwa gusura, ukurikirane ubusabe bwawe.',
    'Uru rubuga rukeneye JavaScript. Yifungure muri porogaramu ureberaho internet, hanyuma wongere ufungure paji.',
  ],
];

export default words;
