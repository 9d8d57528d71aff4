/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  179,
  [
    'Ufikivu',
    'Kila mtu aweze kuomba hapa, bila kujali macho, masikio, mikono, kifaa au muunganisho wake.',
    'Tunacholenga',
    'Miongozo ya Ufikivu wa Maudhui ya Wavuti (WCAG) 2.2, viwango vya A na AA.',
    'Maneno ni mafupi na rahisi, pia kwa watu wanaosoma kwa lugha ya pili au ya tatu.',
    'Kilichojaribiwa',
    'Kila ukurasa, hatua, kidirisha na kosa hukaguliwa na programu ya axe kwa kila toleo, kwa rangi za mwanga na za giza. Haipaswi kupata chochote.',
    'Kila ukurasa huangaliwa kwa upana wa aina tatu, kuanzia simu ndogo hadi kompyuta, na haupaswi kusogea kando.',
    'Kwenye kurasa za kila aina kila kitu kinafikiwa kwa kibodi pekee, na kinacholengwa kinaonekana daima.',
    'Kurasa hizi pia hujaribiwa kwa rangi ambazo kifaa kinazilazimisha (utofautishaji mkubwa), na bila mwendo.',
    'Hujaribiwa kwa 400 %, na kwa nafasi zaidi kati ya herufi, maneno na mistari. Hakuna neno linaloweza kukatwa.',
    'Kinachobonyezwa kina urefu wa angalau pikseli 24, na kinachobonyezwa zaidi 44.',
    'Ukurasa wa mwanzo na hatua tatu za kwanza zimeandikwa kama kisoma skrini kinavyozisema. Tunasoma haya, na jaribio linashindwa yanapobadilika.',
    'Urefu wa maneno na sentensi huhesabiwa: Kiingereza kinahitaji miaka sita ya shule kwa wingi, Kifaransa ni rahisi. Hakuna kanuni kama hiyo kwa Kinyarwanda.',
    'Haya ni majaribio ya programu. Hayapati kila kitu ambacho mtu angekipata.',
    'Kisichojaribiwa',
    'Hakuna mtu anayetumia kisoma skrini kila siku ambaye ametujaribia bado.',
    'Hati ambazo waombaji hututumia ni zao: hatuwezi kuahidi kwamba zinaweza kusomwa kwa sauti.',
    'Unachoweza kuweka',
    'Tovuti inafuata rangi za mwanga au giza, ukubwa wa maandishi na upunguzaji wa mwendo wa kifaa chako.',
    'Kuna kitu hakikufanyii kazi? Tuambie, na kifaa unachotumia. Unaweza pia kuomba kwa njia nyingine: tuulize.',
    'Kisoma skrini Orca kimesoma kurasa hizohizo kwenye Firefox. Kila sehemu, kundi, kitufe na kiungo husema ni nini.',
    'Maombi yote mawili hujazwa kuanzia ukurasa wa kwanza hadi wa mwisho kwenye Chromium, Firefox na WebKit, ambayo Safari imetengenezwa nayo.',
    'Orca, Firefox na WebKit zilijaribiwa mara ya mwisho tarehe 23 Novemba 2026.',
  ],
];

export default words;
