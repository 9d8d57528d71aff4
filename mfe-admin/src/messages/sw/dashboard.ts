/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  428,
  [
    'Orodha ya maombi',
    'Orodha ya maombi (Ctrl+B)',
    'Dashibodi',
    'mwezi uliopita',
    'Jumla ya Maombi',
    'Yanayosubiri Ukaguzi',
    'Imeshindwa kupata data ya maombi',
    'Inapakia data ya ukaguzi wa ombi...',
    'Usimamizi wa Maombi',
    <T>({
      everybody,
      j,
      k,
      all,
    }: {
      everybody: string | number;
      j: (words: string) => T;
      k: (words: string) => T;
      all: (words: string) => T;
    }) => [
      `Karibu. ${everybody} wana orodha tofauti: chagua orodha, kisha ombi la kukagua. Bonyeza `,
      j('j'),
      ' na ',
      k('k'),
      ', au vitufe vya mishale, kwa mwombaji anayefuata na aliyetangulia; ',
      all('?'),
      ' inaonyesha njia zote za mkato za kibodi.',
    ],
    'Chagua Aina ya Ombi',
    ' na ',
    ({ list }: { list: string | number }) => `${list} - Dashibodi`,
    'Maombi',
    'Subiri...',
    'Imeshindwa kupata maombi',
    'Maombi ya aina hii yakianzishwa, yataonekana hapa kwenye orodha',
    'Onyesha zaidi',
    'Hakuna simu',
    'Hali ya Ombi',
    'Hakuna ombi lililochaguliwa',
    'Jaribu kuchagua ombi la aina fulani ili kuonyesha data iliyowasilishwa',
    'Mpangilio',
    'Mapya kwanza',
    'Ya zamani kwanza',
    'Jina, A hadi Z',
    'Jina, Z hadi A',
    'Yaliyobadilishwa karibuni kwanza',
    'Yaliyobadilishwa zamani kwanza',
    'Hali',
    'Hali, kinyume',
    'Yaliyoanzishwa karibuni kwanza',
    'Yaliyoanzishwa mapema kwanza',
  ],
];

export default words;
