/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  148,
  [
    'Msimbo wa QR wa programu yako ya uthibitishaji. Ufunguo ulio hapa chini una taarifa zilezile.',
    'Msimbo wakati wa kuingia',
    'Mipangilio ya msimbo wako wa kuingia haikuweza kupakiwa',
    'Inapakia mipangilio ya msimbo wako wa kuingia',
    'Sasa unaingia kwa msimbo. Vifaa vingine vimetolewa.',
    'Zima msimbo',
    'Sasa unaingia kwa nenosiri lako pekee.',
    'Bila msimbo, yeyote anayejua nenosiri lako anaweza kusoma kila ombi.',
    'Vifaa vyako vingine vitatolewa. Tokeni zako za API na viungo vya kalenda vitaacha kufanya kazi: tengeneza vipya baadaye.',
    'Tengeneza misimbo mipya',
    'Misimbo yako ya sasa ya urejeshaji itaacha kufanya kazi.',
    'Misimbo yako mipya ya urejeshaji sasa inafaa.',
    'Kwa msimbo kutoka programu kwenye simu yako, hakuna anayeweza kuingia kwa nenosiri lililoibwa pekee. Unaona faili za watu wengi: tafadhali uwashe.',
    'Weka programu',
    'Umebakiwa na misimbo michache ya urejeshaji',
    'Tengeneza mipya. Bila programu yako na bila msimbo wa urejeshaji, msimamizi tu ndiye anayeweza kukuingiza.',
    ({ count, left }: { count: number; left: string | number }) =>
      `Unaingia kwa msimbo kutoka programu yako. Umebakiwa na ${count === 1 ? `msimbo mmoja wa urejeshaji` : `${left === 'none' ? `hakuna msimbo wa urejeshaji` : `misimbo ${count} ya urejeshaji`}`}.`,
    'Misimbo mipya ya urejeshaji',
    'Nenosiri lako',
    'Tarakimu sita ambazo programu yako inaonyesha sasa',
    'Hifadhi misimbo yako ya urejeshaji',
    'Unaiona mara moja tu',
    'Tumia msimbo wa urejeshaji usipokuwa na programu yako. Kila msimbo unafanya kazi mara moja. Iandike au uichapishe, na uiweke mbali na kifaa hiki.',
    'Misimbo ya urejeshaji',
    'Nimeihifadhi yote',
    'Chapisha',
    'Washa msimbo',
    'Unahitaji programu ya uthibitishaji kwenye simu yako, kwa mfano Aegis, FreeOTP, Google Authenticator au Microsoft Authenticator.',
    'Ongeza akaunti kwenye programu yako na uskani msimbo huu wa QR. Kisha weka tarakimu sita ambazo programu inaonyesha.',
    'Hakuna kamera? Andika ufunguo huu kwenye programu:',
  ],
];

export default words;
