/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  155,
  [
    'QR kode igenewe porogaramu yawe itanga kode. Urufunguzo ruri hasi rurimo amakuru amwe.',
    'Kode yo kwinjira',
    'Igenamiterere rya kode yawe yo kwinjira ntiryashoboye gufunguka',
    'Igenamiterere rya kode yawe yo kwinjira rirafunguka',
    'Guhera ubu kwinjira bisaba kode. Ibindi bikoresho byasohotse.',
    'Hagarika kode',
    'Ubu winjira ukoresheje ijambobanga ryonyine.',
    'Nta kode, umuntu wese uzi ijambobanga ryawe ashobora gusoma ubusabe bwose.',
    'Ibindi bikoresho byawe bizasohoka. Token zawe za API n’inzira za kalendari yawe ntizizongera gukora: nyuma yaho ukore izindi nshya.',
    'Kora kode nshya',
    'Kode zo kwitabaza ufite ubu ntizizongera gukora.',
    'Guhera ubu hakora kode zawe nshya zo kwitabaza.',
    'Iyo hariho kode iva muri porogaramu yo kuri telefone yawe, nta wakwinjira akoresheje ijambobanga yibye ryonyine. Ubona dosiye z’abantu benshi: yishyireho.',
    'Shyiraho porogaramu',
    'Usigaranye kode nke zo kwitabaza',
    'Kora inshya: nta porogaramu nta na kode, umuyobozi w’urubuga wenyine ni we wakwinjiza.',
    ({ count, left }: { count: number; left: string | number }) =>
      `Winjira ukoresheje kode ya porogaramu yawe. Kode zo kwitabaza usigaranye: ${count === 1 ? `imwe` : `${left === 'none' ? `nta na imwe` : `${count}`}`}.`,
    'Kode nshya zo kwitabaza',
    'Ijambobanga ryawe',
    'Imibare itandatu porogaramu yawe yerekana ubu',
    'Bika kode zawe zo kwitabaza',
    'Uzibona inshuro imwe gusa',
    'Koresha kode yo kwitabaza iyo udafite porogaramu yawe. Buri kode ikora inshuro imwe. Zandike cyangwa uzicapishe, uzibike kure y’iki gikoresho.',
    'Kode zo kwitabaza',
    'Nazibitse',
    'Capisha',
    'Shyiraho kode',
    'Ukeneye porogaramu itanga kode kuri telefone yawe, urugero Aegis, FreeOTP, Google Authenticator cyangwa Microsoft Authenticator.',
    'Ongeraho konti muri porogaramu yawe usikane iyi QR kode. Hanyuma wandike imibare itandatu porogaramu yerekana.',
    'Nta kamera? Andika uru rufunguzo muri porogaramu:',
  ],
];

export default words;
