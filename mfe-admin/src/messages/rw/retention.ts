/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1562,
  [
    'Igihe amakuru abikwa',
    'Byose bibikwa iteka, keretse ushyize hano umubare w’amezi.',
    'Amategeko ntiyashoboye kuboneka',
    'Amategeko arafunguka',
    'Nta gisibwa ubu: ese itariki ni yo?',
    ({ from, now }: { from: string | number; now: string | number }) =>
      `Isaha ya seriveri yavuye kuri ${from} isimbuka ukwezi kurenga. Ubu yerekana ${now}. Niba ari byo, ongera ubike aya mategeko; amakuru asibwa nyuma y’umunsi umwe. Niba atari byo, saba ko isaha ikosorwa.`,
    ({ at, ended }: { at: string | number; ended: string | number }) =>
      `Byagenzuwe bwa nyuma ku wa ${at}: ibyasibwe ni ${ended}.`,
    'Kureba mbere ntibyashobotse. Ongera ugerageze.',
    'Amategeko yabitswe',
    'Amategeko ntiyabitswe',
    'Imeyili n’ibikoresho',
    'Imeyili zoherejwe',
    'Amezi. Ubusa: iteka. Hasibwa kopi zo ku rubuga gusa.',
    'Ibikoresho bizwi',
    'Amezi, atarenze 6. Ubusa: 6. Nyuma yaho igikoresho cyongera gusabwa kode.',
    'Banza urebe ibyasibwa',
    'Amezi uhereye ku mpinduka iheruka. Ubusa: iteka.',
    'Amezi uhereye ku cyemezo, cyangwa ku mpinduka yakurikiye. Ubusa: iteka.',
    'Amezi uhereye ku cyemezo, ku gukurwaho, cyangwa ku mpinduka yakurikiye. Ubusa: iteka.',
    'Kubika aya mategeko?',
    'Bika amategeko',
    'Amategeko ntiyashoboye kubikwa. Nta cyahindutse.',
    'Nta makuru ari hano uyu munsi yasibwa vuba.',
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
      b(`Aya mategeko yasiba ${ending}.`),
      ` Nta gisibwa mbere ya ${notBefore}, kandi ntibirenza ${mostANight} mu ijoro rimwe.`,
    ],
    ({ days }: { days: string | number }) =>
      `Urubuga rusiba burundu ibisubizo, inyandiko n’ubutumwa, na konti zidafite ikindi hano. Ba nyir’ubusabe butarangiye babona imeyili mbere y’iminsi ${days}, kandi babugumana iyo babukomeje. Imibare ikomeza kubara ubusabe.`,
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
    }) => [b(`${reference}`), `, ${status}: impinduka iheruka ${changedAt}, busibwa ${endsAt}`],
    ({ more }: { more: string | number }) => `n’ibindi ${more}`,
    ({ at }: { at: string | number }) => `Byagenzuwe bwa nyuma ku wa ${at}: nta cyasibwe.`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `ubusabe ${count} butarangiye` : `ubusabe ${count} butarangiye`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `ubusabe ${count} bwafatiwe icyemezo` : `ubusabe ${count} bwafatiwe icyemezo`}`,
    ({ some, others }: { some: string | number; others: string | number }) => `${some} n’${others}`,
  ],
];

export default words;
