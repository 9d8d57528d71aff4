/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  223,
  [
    'Baadhi ya maandishi yako yako kwenye kifaa hiki pekee',
    'Tovuti bado haijayapata. Ukiyahifadhi, kifaa hiki kitakuonyesha wewe pekee, utakapokuwa umeingia tena.',
    'Baadhi yaliandikwa kabla hujaingia: ukiyahifadhi, yeyote atakayetumia kifaa hiki baadaye anaweza kuyaona.',
    'Endelea kuwa ndani',
    'Yahifadhi na utoke',
    'Yafute na utoke',
  ],
];

export default words;
