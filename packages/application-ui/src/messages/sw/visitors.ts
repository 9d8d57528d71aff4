/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  243,
  [
    'Taasisi yako na utambulisho',
    'Kitambulisho cha Taifa/Pasipoti',
    ({ megabytes }: { megabytes: string | number }) =>
      `PDF, JPG au PNG, ndogo kuliko MB ${megabytes}. Wanaopanga ziara yako tu ndio wanaoiona.`,
  ],
];

export default words;
