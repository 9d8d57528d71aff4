/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  50,
  [
    'Murakoze',
    ({ name }: { name: string | number }) => `Murakoze, ${name}`,
    'Ubusabe bwawe bwo kwimenyereza umwuga bwatugezeho. Twishimiye ko ushaka gukorana natwe.',
    'Itsinda ryacu rishinzwe guhitamo risoma ubusabe bwawe: ibisabwa, ubushobozi n’uko bihuye n’intego yacu.',
    'Ubona imeyili igihe hari icyemezo cyangwa ikibazo. Bishobora gufata ibyumweru byinshi.',
  ],
];

export default words;
