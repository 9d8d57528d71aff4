/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  59,
  [
    'Murakaza neza',
    'Ukeneye ubufasha?',
    'Twandikire',
    'Kwinjira ntibyakunze. Ongera ugerageze.',
    'Urubuga ntirwabonetse. Reba niba internet ikora wongere ugerageze.',
  ],
];

export default words;
