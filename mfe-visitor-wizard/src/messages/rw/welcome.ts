/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  37,
  [
    'Uzanye ku giti cyawe.',
    'Uhagarariye ikigo, uri umwe cyangwa muri benshi.',
    'Amakuru y’ingenzi',
    'Ibyo uzakenera',
    'ku ntambwe ya 2: indangamuntu cyangwa pasiporo yawe (PDF, JPG cyangwa PNG, iri munsi ya 5MB)',
    'ku ntambwe ya 6: CV yawe cyangwa amateka y’umwuga wawe, isinye (PDF, iri munsi ya 5MB)',
    'ibaruwa y’ikigo cyawe igushyigikira (PDF, iri munsi ya 5MB)',
    'niba uzanye n’ikigo, ibaruwa yacyo igushyigikira (PDF)',
    'amatariki wifuza kuzaziraho, n’amasaha ufite buri cyumweru',
    'Ugomba kuba ufite imyaka 18 cyangwa irenga. Ibyo utubwira ni ibanga; tubikoresha gusa dusuzuma ubusabe bwawe.',
  ],
];

export default words;
