/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  148,
  [
    'Ifoto igenewe porogaramu yawe itanga kode. Urufunguzo ruri hasi ruvuga bimwe.',
    'Kode yo kwinjira',
    'Ibi ntibyashoboye gufunguka',
    'Intambwe yawe ya kabiri irafunguka',
    'Guhera ubu kwinjira bisaba kode. Ibindi bikoresho byasohotse.',
    'Bihagarike',
    'Ubu ijambobanga ryawe ryonyine rifungura konti yawe.',
    'Nta kode, umuntu wese uzi ijambobanga ryawe ashobora gusoma ubusabe bwose.',
    'Kora kode nshya',
    'Kode zo kwitabaza ufite ubu ntizizaba zigifungura.',
    'Guhera ubu hakora kode zawe nshya zo kwitabaza.',
    'Iyo hariho kode iva muri porogaramu yo kuri telefone yawe, ijambobanga ryibwe ryonyine nta cyo rifungura. Ubona dosiye z’abantu benshi: bishyireho.',
    'Shyiraho porogaramu',
    'Kode zawe zo kwitabaza ziri hafi gushira',
    'Kora inshya: nta porogaramu nta na kode, umuyobozi w’urubuga wenyine ni we wakwinjiza.',
    ({ count, left }: { count: number; left: string | number }) =>
      `Kwinjira bisaba kode ya porogaramu yawe. Kode zo kwitabaza usigaranye: ${count === 1 ? `imwe` : `${left === 'none' ? `nta na imwe` : `${count}`}`}.`,
    'Kode nshya zo kwitabaza',
    'Ijambobanga ryawe',
    'Imibare itandatu porogaramu yawe yerekana ubu',
    'Bika kode zawe zo kwitabaza',
    'Uzibona ubu gusa',
    'Buri imwe ifungura konti yawe inshuro imwe iyo porogaramu yawe itari hafi. Zandike cyangwa uzicapishe, uzibike kure y’iki gikoresho.',
    'Kode zo kwitabaza',
    'Nazibitse',
    'Capisha',
    'Bishyireho',
    'Ukeneye porogaramu itanga kode kuri telefone yawe, urugero Aegis, FreeOTP, Google Authenticator cyangwa Microsoft Authenticator.',
    'Ongeraho konti muri porogaramu yawe uyerekeze kuri iyi foto. Hanyuma wandike imibare itandatu yerekana.',
    'Nta kamera? Andika uru rufunguzo muri porogaramu:',
  ],
];

export default words;
