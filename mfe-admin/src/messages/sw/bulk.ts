/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  274,
  [
    'Weka hali',
    'Weka hali ya maombi kadhaa',
    ({ applications }: { applications: string | number }) => `Amua kuhusu ${applications}`,
    ({ applications }: { applications: string | number }) => `${applications} yameamuliwa`,
    'Maamuzi yatatumwa baada ya kuchelewa. Hadi wakati huo unaweza kuyatengua yote, au kila moja kwenye safu yake.',
    'Waombaji hawajaarifiwa.',
    'Kumbusha wadhamini',
    'Kumbusha wadhamini wa maombi kadhaa',
    ({ applications }: { applications: string | number }) => `Kumbusha wadhamini wa ${applications}`,
    ({ applications }: { applications: string | number }) => `${applications} yamekumbushwa`,
    'Tuma vikumbusho vya rasimu',
    'Tuma vikumbusho vya rasimu kadhaa',
    ({ count }: { count: number }) => `Tuma vikumbusho vya ${count === 1 ? `rasimu 1` : `rasimu ${count}`}`,
    'Ongeza lebo',
    'Ongeza lebo kwa maombi kadhaa',
    ({ applications }: { applications: string | number }) => `${applications} yamewekewa lebo`,
    'Gawia wasomaji',
    'Gawia wasomaji maombi kadhaa',
    ({ applications }: { applications: string | number }) => `${applications} yamegawiwa`,
    'Unaweza kutengua hili. Wasomaji wa awali wanabaki.',
    'Wasomaji ulioongeza wameondolewa. Walichoandika kimehifadhiwa.',
    ({ count }: { count: number }) => `${count === 1 ? `ombi 1` : `maombi ${count}`}`,
    'Kila msomaji anasoma yote',
    'Yagawe sawasawa',
    'Kila ombi linapata msomaji mmoja. Hakuna msomaji anayepata zaidi ya moja la ziada.',
    'Mgao haukuweza kukokotolewa. Tafadhali jaribu tena.',
    'Wenzako hawakuweza kupakiwa',
    'Inapakia wenzako',
    'Wasomaji wa maombi',
    'Kuna tatizo',
    'Vipi?',
    'Hakiki mgao',
    'Maombi kwa kila msomaji',
    ({ applications }: { applications: string | number }) => `Gawia ${applications}`,
    'Chagua wasomaji wengine',
    'Funga',
    'Maombi hayakuweza kuangaliwa.',
    'Inaangalia maombi',
    'Bado hakuna lebo. Msimamizi anaweza kuongeza lebo kwenye Mipangilio ya Tovuti, chini ya Tathmini.',
    'Lebo hazikuweza kupakiwa',
    'Inapakia lebo',
    'Lebo ya maombi',
    'Lebo',
    'Chagua lebo',
    'Chagua lebo moja.',
    ({ applications }: { applications: string | number }) => `Weka lebo ${applications}`,
    ({ applications }: { applications: string | number }) => `${applications} kutoka orodha yako`,
    ({ applications }: { applications: string | number }) => `${applications} yaliyofichwa na kichujio chako`,
    ({ count }: { count: number }) => `${count === 1 ? `Lijumuishe` : `Yajumuishe`} pia`,
    ({ applications }: { applications: string | number }) => `${applications} yameachwa`,
    ({ names }: { names: string | number }) => `Yamesomwa na ${names}`,
    'Matokeo',
    ({ done, all }: { done: string | number; all: string | number }) =>
      `${done} kati ya ${all} yamefanyika...`,
    ({ applications }: { applications: string | number }) => `${applications} hayajabadilishwa`,
    ({ applications }: { applications: string | number }) => `${applications} yametenguliwa`,
    ({ count }: { count: string | number }) => `Tengua yote ${count}`,
    'Barua pepe haikuweza kuonyeshwa. Tafadhali jaribu tena.',
    ({
      applications,
      count,
      label,
      reference,
    }: {
      applications: string | number;
      count: number;
      label: string | number;
      reference: string | number;
    }) =>
      `${applications} ${count === 1 ? `linakuwa` : `yanakuwa`} ${label}. Kila mwombaji anapata barua pepe kama hii ya ${reference}:`,
    'Maoni kwa waombaji',
    'Hali mpya',
    'Chagua hali',
    'Baadhi haikuweza kufanyika. Kilichofanyika kimehifadhiwa: bonyeza tena ili uendelee.',
    'Hii haikuweza kutenguliwa. Jaribu tena.',
    'Imetenguliwa.',
    ({ count }: { count: number }) => `Onyesha ${count === 1 ? `barua pepe` : `barua pepe zote`}`,
    'Ujumbe kwa waombaji',
    ({ language, applicants }: { language: string | number; applicants: string | number }) =>
      `Ujumbe kwa ${language} (${applicants})`,
    ({ count }: { count: number }) => `${count === 1 ? `mwombaji 1` : `waombaji ${count}`}`,
    ({
      min,
      max,
      name,
      reference,
    }: {
      min: string | number;
      max: string | number;
      name: string | number;
      reference: string | number;
    }) => `Kati ya herufi ${min} na ${max}. ${name} na ${reference} zinakuwa za kila mwombaji mwenyewe.`,
    ({ language }: { language: string | number }) => `Acha tupu ili kuwatumia ujumbe kwa ${language}.`,
    ({
      applications,
      count,
      label,
    }: {
      applications: string | number;
      count: number;
      label: string | number;
    }) =>
      `${applications} ${count === 1 ? `linakuwa` : `yanakuwa`} ${label}. Kila mwombaji anapata barua pepe kama hizi, kwa lugha:`,
  ],
];

export default words;
