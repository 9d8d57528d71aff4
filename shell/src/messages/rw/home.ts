/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  29,
  [
    'Ubufasha:',
    'Gahunda',
    ({ some, last }: { some: string | number; last: string | number }) => `${some} cyangwa ${last}`,
    'Kwigisha, ubushakashatsi n’ubuvugizi ku buvuzi bworoshya ububabare',
    'Ngwino wigire hamwe natwe mu Rwanda',
    ({ programmes }: { programmes: string | number }) =>
      `Saba ${programmes}. Ibisubizo byawe bibikwa uko ugenda wandika, kandi ushobora kugaruka umunsi uwo ari wo wose ukoresheje imeyili na nimero ya telefone.`,
    'Waratangiye?',
    'Hitamo gahunda yawe wandike imeyili na nimero ya telefone wakoresheje: urakomereza aho wari ugeze.',
    'Saba ubu',
    'Ibyo uzakenera',
    ({ one }: { one: string | number }) => ` kuri ${one}`,
    'Funga ibirimo',
    'Gusaba',
    'Reba ibyo ushobora gusaba',
    'Urutonde rwo gushyiraho akamenyetso no gucapa',
    'Ibikurikira iyo umaze gusaba',
    'Urasaba',
    ({ label, steps }: { label: string | number; steps: number }) =>
      `${label}: ${steps === 1 ? `intambwe ${steps} ngufi` : `intambwe ${steps} ngufi`}.`,
    'Turasoma',
    'Itsinda ryacu risoma buri busabe.',
    'Turabaza',
    'Niba hari ikibuze cyangwa kidasobanutse, turakwandikira.',
    'Dufata icyemezo',
    'Ubona imeyili icyemezo kikimara gufatwa. Bishobora gufata ibyumweru byinshi.',
    'Uraza',
    'Niba igisubizo ari yego, turakwakira mu Rwanda.',
    'Nusaba uyu munsi',
    'Ubusabe bwawe butugeraho. Tukoherereza ijambobanga kuri imeyili.',
    'Umunsi wa nyuma wo kwinjira bwa mbere ukoresheje iryo jambobanga.',
    'Umunsi wa mbere ushobora kwaka kongera gusaba muri iyo gahunda.',
  ],
];

export default words;
