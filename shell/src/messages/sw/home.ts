/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  29,
  [
    'Msaada:',
    'Programu',
    ({ some, last }: { some: string | number; last: string | number }) => `${some} au ${last}`,
    'Elimu, utafiti na utetezi wa tiba shufaa',
    'Njoo ujifunze pamoja nasi nchini Rwanda',
    ({ programmes }: { programmes: string | number }) =>
      `Omba ${programmes}. Majibu yako yanahifadhiwa unapoendelea, na unaweza kurudi siku yoyote kwa barua pepe na namba yako ya simu.`,
    'Umeshaanza?',
    'Chagua programu yako na uweke barua pepe na namba ya simu zilezile: utaendelea ulipoishia.',
    'Omba Sasa',
    'Utakavyohitaji',
    ({ one }: { one: string | number }) => ` kwa ${one}`,
    'Funga menyu',
    'Omba',
    'Tazama unachoweza kuomba',
    'Orodha ya kuweka alama na kuchapisha',
    'Kinachofuata baada ya kuomba',
    'Unaomba',
    ({ label, steps }: { label: string | number; steps: number }) =>
      `${label}: ${steps === 1 ? `hatua ${steps} fupi` : `hatua ${steps} fupi`}.`,
    'Tunasoma',
    'Timu yetu inasoma kila ombi.',
    'Tunauliza',
    'Kama kuna kinachokosekana au kisicho wazi, tunakuandikia.',
    'Tunaamua',
    'Unapata barua pepe mara uamuzi unapofanywa. Hii inaweza kuchukua wiki kadhaa.',
    'Unakuja',
    'Jibu likiwa ndiyo, tunakukaribisha nchini Rwanda.',
    'Ukiomba leo',
    'Ombi lako linatufikia. Tunakutumia nenosiri kwa barua pepe.',
    'Siku ya mwisho ya kuingia mara ya kwanza kwa nenosiri hilo.',
    'Siku ya kwanza ya kuomba tena programu ileile.',
  ],
];

export default words;
