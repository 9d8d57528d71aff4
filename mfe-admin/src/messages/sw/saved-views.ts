/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  461,
  [
    'Mwonekano haukuweza kuhifadhiwa. Jaribu tena.',
    'Badilisha mwonekano huu',
    'Hifadhi orodha hii kama mwonekano',
    'Hifadhi mwonekano',
    'Shiriki na wenzako',
    'Mwonekano unahifadhi vichujio, mpangilio na safu wima. Hauhifadhi maandishi ya utafutaji.',
    'Mionekano iliyohifadhiwa',
    ({ owner }: { owner: string | number }) => `Ya ${owner}`,
    ({ name }: { name: string | number }) => `Mwonekano ${name} umehifadhiwa.`,
    ({ name, changed }: { name: string | number; changed: string | number }) =>
      `Mwonekano: ${name}${changed === 'yes' ? `, umebadilishwa` : ``}`,
    'Mionekano',
    ({ owner }: { owner: string | number }) => ` wa ${owner}`,
    'Bado hakuna mionekano. Chuja orodha, kisha uihifadhi hapa kwa jina.',
    'Vitendo vya mionekano',
    ({ name }: { name: string | number }) => `Sasisha ${name} kwa orodha hii`,
    ({ name }: { name: string | number }) => `Ondoa ${name}`,
    ({ name }: { name: string | number }) => `Uondoe mwonekano ${name}?`,
    'Ondoa mwonekano',
    ({ shared }: { shared: string | number }) =>
      `${shared === 'yes' ? `Wenzako wataupoteza pia. ` : ``}Maombi hayabadiliki.`,
  ],
];

export default words;
