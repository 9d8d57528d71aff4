/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  0,
  [
    ': ahabanza',
    ({ name }: { name: string | number }) => `, ${name}: ahabanza`,
    'Jya ku by’ingenzi',
    'Funga',
    'Birafunguka',
    ({ title }: { title: string | number }) => `Ikosa: ${title}`,
  ],
];

export default words;
