/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1531,
  [
    'Igihe amakuru abikwa',
    'Byose bibikwa iteka, keretse ushyize hano umubare w’amezi.',
    'Amategeko ntiyashoboye kuboneka',
    'Amategeko arafunguka',
    'Nta kirangira: ese itariki ni yo?',
    ({ from, now }: { from: string | number; now: string | number }) =>
      `Isaha ya seriveri yavuye kuri ${from} isimbuka ukwezi kurenga. Ivuga ko ubu ari ${now}. Niba ari byo, ongera ubike aya mategeko; ibintu birangira nyuma y’umunsi umwe. Niba atari byo, saba ko isaha ikosorwa.`,
    ({ at, ended }: { at: string | number; ended: string | number }) =>
      `Byarebwe bwa nyuma ku wa ${at}: ibyarangiye ni ${ended}.`,
    'Ibyarangira ntibyashoboye kumenyekana. Ongera ugerageze.',
    'Amategeko yabitswe',
    'Amategeko ntiyabitswe',
    'Imeyili n’ibikoresho',
    'Imeyili zoherejwe',
    'Amezi. Ubusa: iteka. Kopi urubuga rubika ubwarwo.',
    'Ibikoresho bizwi',
    'Amezi, atarenze 6. Ubusa: 6. Nyuma yaho hongera gusabwa kode y’igikoresho gishya.',
    'Reba ibyarangira',
    'Amezi uhereye ku mpinduka iheruka. Ubusa: iteka.',
    'Amezi uhereye ku cyemezo, cyangwa ku mpinduka yakurikiye. Ubusa: iteka.',
    'Amezi uhereye ku cyemezo, ku gukurwaho, cyangwa ku mpinduka yakurikiye. Ubusa: iteka.',
    'Kubika aya mategeko?',
    'Bika amategeko',
    'Amategeko ntiyashoboye kubikwa. Nta cyahindutse.',
    'Nta kintu kiri hano uyu munsi cyarangira vuba.',
    <T>({
      b,
      ending,
      notBefore,
      mostANight,
    }: {
      b: (words: string) => T;
      ending: string | number;
      notBefore: string | number;
      mostANight: string | number;
    }) => [
      b(`Aya mategeko yakuraho ${ending}.`),
      ` Nta kivaho mbere ya ${notBefore}, kandi nta birenze ${mostANight} mu ijoro rimwe.`,
    ],
    ({ days }: { days: string | number }) =>
      `Ikirangiye kivanwaho burundu: ibisubizo, inyandiko n’ubutumwa, na konti y’umuntu udafite ikindi hano. Ba nyir’ubusabe butarangiye babona imeyili mbere y’iminsi ${days}, kandi babugumana iyo babukomeje. Imibare ikomeza kubara ibyakiriwe.`,
    <T>({
      b,
      reference,
      status,
      changedAt,
      endsAt,
    }: {
      b: (words: string) => T;
      reference: string | number;
      status: string | number;
      changedAt: string | number;
      endsAt: string | number;
    }) => [b(`${reference}`), `, ${status}: impinduka iheruka ${changedAt}, birangira ${endsAt}`],
    ({ more }: { more: string | number }) => `n’ibindi ${more}`,
    ({ at }: { at: string | number }) => `Byarebwe bwa nyuma ku wa ${at}: nta cyarangiye.`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `ubusabe ${count} butarangiye` : `ubusabe ${count} butarangiye`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `ubusabe ${count} bwafatiwe icyemezo` : `ubusabe ${count} bwafatiwe icyemezo`}`,
    ({ some, others }: { some: string | number; others: string | number }) => `${some} n’${others}`,
  ],
];

export default words;
