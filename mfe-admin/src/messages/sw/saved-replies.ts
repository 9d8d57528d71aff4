/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1921,
  [
    'Majibu yaliyohifadhiwa',
    'Hifadhi maandishi haya kama jibu',
    'Majibu hayakuweza kupakiwa',
    'Inapakia majibu',
    'Tafuta majibu',
    'Bado hakuna majibu. Andika ujumbe, kisha uhifadhi maandishi yake kama jibu.',
    'Hakuna majibu yanayolingana.',
    ({ count }: { count: number }) => `${count === 1 ? `jibu 1` : `majibu ${count}`}`,
    ({ name }: { name: string | number }) => `Limebadilishwa mwisho na ${name}`,
    'Hariri jibu',
    'Ondoa jibu',
    ({ name }: { name: string | number }) => `Uondoe jibu “${name}”?`,
    'Hakuna mtu kwenye timu atakayeweza kulichagua tena. Ujumbe uliotumwa unabaki kama ulivyo.',
    'Jibu limeondolewa.',
    'Jibu halikuweza kuondolewa.',
    'Jibu limehifadhiwa kwa timu nzima.',
    'Jibu halikuweza kuhifadhiwa.',
    'Hifadhi',
    'Jina la jibu',
    'Kwa ajili ya timu: waombaji hawalioni.',
    'Maandishi',
    ({ name, reference }: { name: string | number; reference: string | number }) =>
      `${name} na ${reference} zinakuwa jina na kumbukumbu ya mwombaji.`,
    'Lugha ya waombaji',
    'Uamuzi (si lazima)',
    'Yoyote',
    'Umeshaandika kitu',
    'Ulichoandika kinabaki isipokuwa ukibadilishe:',
    'Nyuma',
    'Kibadilishe',
    'Ongeza jibu chini',
  ],
];

export default words;
