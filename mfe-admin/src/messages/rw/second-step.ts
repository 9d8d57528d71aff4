/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  141,
  [
    'Hitamo ijambobanga ryawe bwite',
    'Ijambobanga ryawe ntiryashoboye kubikwa. Ongera ugerageze.',
    'Ijambobanga winjiranye ryacapwe urubuga rushyirwaho, kandi abandi bashobora kuba bararibonye. Hitamo iryawe kugira ngo ukomeze.',
    'Bika ijambobanga ukomeze',
    'Andika kode yawe',
    'Andika kode yo muri porogaramu yawe',
    ({ passkey }: { passkey: string | number }) =>
      `Ijambobanga ryawe ni ryo. Fungura porogaramu yawe itanga kode wandike imibare itandatu yerekana${passkey === 'yes' ? `, cyangwa ukoreshe urufunguzo rwawe (passkey)` : ``}.`,
    'Kode',
    'Nta porogaramu ufite hafi? Andika kode yo kwitabaza. Niba ntayo ufite, baza umuyobozi w’urubuga.',
    'Komeza',
    'Injira nk’undi muntu',
    'Shyiraho kode yo kwinjira',
    'Abayobozi b’urubuga binjira bakoresheje kode',
    ({ name }: { name: string | number }) =>
      `Nyuma y’ijambobanga, ${name} isaba abayobozi b’urubuga kode iva muri porogaramu yo kuri telefone. Uyishyiraho rimwe gusa.`,
  ],
];

export default words;
