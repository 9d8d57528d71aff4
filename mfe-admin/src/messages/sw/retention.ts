/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1550,
  [
    'Data inahifadhiwa kwa muda gani',
    'Kila kitu kinahifadhiwa milele, isipokuwa uweke idadi ya miezi hapa.',
    'Kanuni hazikuweza kupakiwa',
    'Inapakia kanuni',
    'Hakuna kinachofutwa sasa: je, tarehe ni sahihi?',
    ({ from, now }: { from: string | number; now: string | number }) =>
      `Saa ya seva iliruka kutoka ${from} hadi zaidi ya mwezi mmoja baadaye. Sasa inaonyesha ${now}. Kama ni sahihi, hifadhi kanuni hizi tena; data inafutwa siku moja baadaye. Kama sivyo, omba saa irekebishwe.`,
    ({ at, ended }: { at: string | number; ended: string | number }) =>
      `Iliangaliwa mwisho ${at}: ${ended} zimefutwa.`,
    'Hakikisho halikuweza kupakiwa. Tafadhali jaribu tena.',
    'Kanuni zimehifadhiwa',
    'Kanuni hazikuhifadhiwa',
    'Barua pepe na vifaa',
    'Barua pepe zilizotumwa',
    'Miezi. Tupu: milele. Nakala zilizo kwenye tovuti tu zinafutwa.',
    'Vifaa vinavyojulikana',
    'Miezi, 6 kwa wingi. Tupu: 6. Baada ya hapo, kifaa kinahitaji msimbo tena.',
    'Hakiki kitakachofutwa',
    'Miezi tangu badiliko la mwisho. Tupu: milele.',
    'Miezi tangu uamuzi, au badiliko la baadaye. Tupu: milele.',
    'Miezi tangu uamuzi, uondoaji, au badiliko la baadaye. Tupu: milele.',
    'Uhifadhi kanuni hizi?',
    'Hifadhi kanuni',
    'Kanuni hazikuweza kuhifadhiwa. Hakuna kilichobadilika.',
    'Hakuna data iliyopo hapa leo itakayofutwa karibuni.',
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
      b(`Kanuni hizi zingefuta ${ending}.`),
      ` Hakuna kinachofutwa kabla ya ${notBefore}, na ${mostANight} kwa wingi kwa usiku mmoja.`,
    ],
    ({ days }: { days: string | number }) =>
      `Tovuti inafuta kabisa majibu, hati na maoni, na akaunti zisizo na kitu kingine hapa. Wenye rasimu wanapata barua pepe siku ${days} kabla, na wanabaki na rasimu yao kwa kuiendeleza. Takwimu bado zinahesabu maombi.`,
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
    }) => [b(`${reference}`), `, ${status}: badiliko la mwisho ${changedAt}, linafutwa ${endsAt}`],
    ({ more }: { more: string | number }) => `na ${more} zaidi`,
    ({ at }: { at: string | number }) => `Iliangaliwa mwisho ${at}: hakuna kilichofutwa.`,
    ({ count }: { count: number }) => `${count === 1 ? `rasimu ${count}` : `rasimu ${count}`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `ombi ${count} lililoamuliwa` : `maombi ${count} yaliyoamuliwa`}`,
    ({ some, others }: { some: string | number; others: string | number }) => `${some} na ${others}`,
  ],
];

export default words;
