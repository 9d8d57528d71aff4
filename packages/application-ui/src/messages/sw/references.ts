/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  210,
  [
    'Mdhamini wako',
    'Barua',
    'Maneno ya mtu mwingine hutusaidia kukujua vizuri zaidi.',
    'Barua kuhusu tabia',
    'Barua ya mapendekezo kutoka taasisi yako',
    'Barua ya mdhamini wa kitaaluma',
  ],
];

export default words;
