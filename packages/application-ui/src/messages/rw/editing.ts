/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  253,
  [
    ({ reference }: { reference: string | number }) => `Hindura ubusabe ${reference}`,
    'Funga',
    'Hagarika',
    'Bika ibyahinduwe',
    'Birabikwa...',
    'Ubu bwoko bw’ubusabe ntibuhindurirwa hano',
    'Ibisubizo byabwo bihindurirwa aho bwatangiriye.',
    'Ibyo wanditse biracyahari.',
    'Kopi zombi zahujwe. Subiramo ibisubizo byawe, hanyuma ubike.',
    'Ibyo wahinduye utabitse byagarutse. Bibike urangije.',
    'Igihe cyo kuba winjiye cyarangiye. Ongera winjire mu yindi paji, hanyuma ubike.',
    'Gufunga utabitse?',
    'Siba ibyo nahinduye',
    'Bibike kuri iki gikoresho',
    'Komeza guhindura',
    'Ibyo wahinduye ntibirabikwa.',
    'Ibyo wahinduye ntibirabikwa. Bibike kuri iki gikoresho ukomeze nyuma, cyangwa ubisibe niba gikoreshwa n’abandi.',
    'Dosiye wahisemo ntiroherezwa; byasaba kongera kuyihitamo.',
    'Ufite ibyo wahinduye utabitse kuri iki gikoresho',
    ({ moment, names }: { moment: string | number; names: string | number }) => `Ku wa ${moment}: ${names}.`,
    'Komeza n’ibyo nahinduye',
    'Bisibe',
    ' (hari ikibazo)',
  ],
];

export default words;
