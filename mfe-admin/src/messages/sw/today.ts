/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'mdhamini',
    'sasa',
    ({ count }: { count: string | number }) => `saa ${count}`,
    'Shughuli za karibuni',
    'Bado hakuna. Maamuzi ya wenzako yanaonekana hapa.',
    'Shughuli zote',
    ({ submitted, fresh }: { submitted: string | number; fresh: string | number }) =>
      `${submitted} yaliyowasilishwa, ${fresh === 'none' ? `hakuna` : `${fresh}`} mapya kwako`,
    'Maombi ya kurudia',
    ({ count }: { count: string | number }) => `${count} yanasubiri`,
    'Arifa',
    ({ count }: { count: string | number }) => `${count} hazijasomwa`,
    'Muhtasari wa jumla',
    'Ya kufanya',
    'Haikuweza kuangaliwa kama barua pepe kuhusu akaunti zilifikishwa',
    ({ modules }: { modules: string | number }) => `Moduli zenye matatizo: ${modules}`,
    'Moduli hazikuweza kuangaliwa',
    'Inahitaji kuangaliwa',
    ({ count }: { count: number }) =>
      `${count === 1 ? `barua pepe 1 haikuweza kufikishwa` : `barua pepe ${count} hazikuweza kufikishwa`}`,
    'Inapakia orodha yako ya kufanya',
    'Ya kufanya, ya zamani kwanza',
    'Inasubiri tangu: ',
    'Imewasilishwa',
    'Liliamuliwa',
    'Siku 7 zilizopita',
    'Siku',
    'Orodha yako ya kufanya haikuweza kupakiwa',
    'Hakuna cha kufanya',
    'Maombi mapya, majibu, barua na maombi ya kurudia yanaonekana hapa.',
    'Limewasilishwa, bado halijafunguliwa',
    'Ametuma taarifa zilizoombwa',
    'Anaomba kuomba tena',
    ({ from }: { from: string | number }) => `Barua kutoka kwa ${from} imefika`,
    'Mpya',
    ({ count }: { count: string | number }) => `dakika ${count}`,
    ({ count }: { count: number }) => `${count === 1 ? `siku 1` : `siku ${count}`}`,
    'Haikufanyika: mwandishi hana ruhusa tena',
    ({ by, status, why }: { by: string | number; status: string | number; why: string | number }) =>
      `Uamuzi wa ${by} (${status}) haukutumwa: ${why}. Mwombaji hajaarifiwa.`,
    ({ by, why }: { by: string | number; why: string | number }) =>
      `Webhook iliyowekwa na ${by} imezimwa: ${why}. Ukiiwasha, unakuwa na wajibu nayo.`,
    'ameondoka kwenye wafanyakazi',
    'jukumu lake limebadilika',
    'tokeni ya API imeisha muda au ilibatilishwa',
    'anamjua mwombaji',
    'majina yamefichwa kwake',
    ({ name, count }: { name: string | number; count: number }) =>
      `${name} ameondoka: ${count === 1 ? `ombi 1 linahitaji` : `maombi ${count} yanahitaji`} msomaji mwingine`,
  ],
];

export default words;
