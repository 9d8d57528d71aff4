/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Ombi la ziara',
    'Ziara ni nini, na utakavyohitaji.',
    'Hatua inayofuata inahitaji kitambulisho au pasipoti yako. Unakuja na wengine? Chagua Kitaasisi: hatua ya 6 inahitaji barua ya taasisi yako.',
  ],
];

export default words;
