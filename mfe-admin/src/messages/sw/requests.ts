/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1503,
  [
    'Mwenzako ameshaamua',
    'Funga',
    'Sababu',
    'Madokezo',
    'Mwombaji anasoma hili.',
    ({ name, programme }: { name: string | number; programme: string | number }) =>
      `${name} anapata ombi jipya la ${programme} kama rasimu, lililojazwa maelezo yake binafsi, elimu na lugha. Analikamilisha na kuliwasilisha kwenye dashibodi yake.`,
    ({ email }: { email: string | number }) => `${email} inapata barua pepe kwamba iko tayari.`,
    ({ name, programme }: { name: string | number; programme: string | number }) =>
      `${name} hapati ombi jingine la ${programme}. Mengine hayabadiliki.`,
    ({ email }: { email: string | number }) =>
      `${email} inapata barua pepe yenye sababu, ambayo pia inaonekana kwenye dashibodi yake.`,
    'Ombi hili limeshaamuliwa',
    ({ by }: { by: string | number }) => ` na ${by}`,
    'Ulichoandika hakikutumwa:',
    'Maombi ya kurudia',
    'Waombaji wanaoomba kuomba tena',
    'Hali',
    'Zote',
    'Inapakia maombi ya kurudia',
    'Jumla',
    'Inasubiri',
    'Imekubaliwa',
    'Imekataliwa',
    ({ length, all, listed }: { length: string | number; all: string | number; listed: string | number }) =>
      `${length} kati ya ${all} yanaonyeshwa: ${listed} kwa wingi ya kila hali.`,
    'Hakuna maombi ya kurudia bado',
    'Mwaka mmoja baada ya ombi, mwombaji anaweza kuomba jingine. Kisha ombi hilo linaonekana hapa.',
    'Chagua hali nyingine ili kuona mengine.',
    ({ programme, createdAt }: { programme: string | number; createdAt: string | number }) =>
      `${programme}, liliombwa ${createdAt}`,
    'Barua pepe',
    'Maandishi ya msimamizi',
    'Limekaguliwa',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Tazama Ombi la Awali',
      hidden(` la ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Tazama Ombi Jipya',
      hidden(` la ${name}`),
    ],
    <T>({ hidden, applicantName }: { hidden: (words: string) => T; applicantName: string | number }) => [
      'Kataa',
      hidden(` ombi la ${applicantName}`),
    ],
    <T>({ hidden, applicantName }: { hidden: (words: string) => T; applicantName: string | number }) => [
      'Kubali',
      hidden(` ombi la ${applicantName}`),
    ],
    ({ notes }: { notes: string | number }) => `Maandishi hayawezi kuzidi herufi ${notes}`,
    ({ notes }: { notes: string | number }) => `Sababu haiwezi kuzidi herufi ${notes}`,
    'Imeshindwa kupakia maombi ya kurudia',
    'Kubali',
    'Ukubali ombi hili?',
    'Imeshindwa kukubali ombi',
    'Ombi limekubaliwa. Mwombaji ana rasimu mpya na anapata barua pepe.',
    'Kataa',
    'Ukatae ombi hili?',
    'Imeshindwa kukataa ombi',
    'Ombi limekataliwa. Mwombaji anapata barua pepe.',
    'Hakuna maombi ya kurudia yanayosubiri',
    'Hakuna maombi ya kurudia yaliyokubaliwa',
    'Hakuna maombi ya kurudia yaliyokataliwa',
  ],
];

export default words;
