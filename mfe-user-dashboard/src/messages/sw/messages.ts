/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  95,
  [
    'Tuliyokuandikia kuhusu maombi yako.',
    'Inapakia maoni yako',
    'Imeshindwa kupakia maoni',
    'Hakuna maoni bado',
    'Tukishasoma ombi lako utapata jibu letu hapa, na kwenye barua pepe yako.',
    'Kukubaliwa',
    'Kukataliwa',
    'Tunahitaji taarifa zaidi',
    'Taarifa ya hali',
    'Ujumbe',
    ' Mpya',
    <T>({
      name,
      time,
      day,
      link,
      application,
    }: {
      name: string | number;
      time: (words: string) => T;
      day: string | number;
      link: (words: string) => T;
      application: string | number;
    }) => [`Kutoka kwa ${name} tarehe `, time(`${day}`), ', kuhusu ', link(`${application}`)],
  ],
];

export default words;
