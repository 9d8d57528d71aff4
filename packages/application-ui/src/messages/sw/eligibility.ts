/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  358,
  [
    'Kwanza: je, inakufaa?',
    'Hii ni kwa ajili yako tu. Hatuhifadhi jibu lako.',
    'Badala yake unaweza kuja kwa ziara',
    'Wengine ambao huenda wana kitu kwa ajili yako:',
    <T>({ mail }: { mail: (words: string) => T }) => [
      'Hakuna ulichoandika kilichopotea. Huna uhakika? Andika kwa ',
      mail(''),
      '.',
    ],
  ],
];

export default words;
