/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1913,
  [
    'Amabwiriza n’amategeko',
    'Abasaba bemera amabwiriza bashobora kuyasomera aho. Nta mwandiko wanyu uhari, basoma amabwiriza asanzwe.',
    'Ururimi rw’umwandiko',
    'Umwandiko',
    'Umurongo urimo ubusa utangira ikindi gika. Rekera ubusa niba ushaka amabwiriza asanzwe.',
    'Bika amabwiriza',
    'Amabwiriza yabitswe.',
    'Amabwiriza ntiyashoboye gufunguka.',
  ],
];

export default words;
