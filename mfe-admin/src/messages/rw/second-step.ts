/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  134,
  [
    'Hitamo ijambobanga ryawe bwite',
    'Ijambobanga ryawe ntiryashoboye kubikwa. Ongera ugerageze.',
    'Ijambobanga winjiranye ryacapwe urubuga rushyirwaho, kandi abandi bashobora kuba bararibonye. Nta kindi rifungura: hitamo iryawe, winjire.',
    'Bika ijambobanga ukomeze',
    'Andika kode yawe',
    'Andika kode porogaramu yawe yerekana',
    ({ passkey }: { passkey: string | number }) =>
      `Ijambobanga ryawe ni ryo. Fungura porogaramu yawe itanga kode wandike imibare itandatu yerekana${passkey === 'yes' ? `, cyangwa ukoreshe urufunguzo rwawe (passkey)` : ``}.`,
    'Kode',
    'Nta porogaramu ufite hafi? Andika imwe muri kode zawe zo kwitabaza. Niba ntazo ufite, umuyobozi w’urubuga yagufasha.',
    'Komeza',
    'Injira nk’undi muntu',
    'Shyiraho kode yo kwinjira',
    'Abayobozi b’urubuga bakenera kode hano',
    ({ name }: { name: string | number }) =>
      `Nyuma y’ijambobanga, ${name} isaba abayobozi b’urubuga kode iva muri porogaramu yo kuri telefone. Yishyireho rimwe, uhite winjira.`,
  ],
];

export default words;
