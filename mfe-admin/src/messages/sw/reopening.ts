/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1385,
  [
    'Jamii',
    'Kitaaluma',
    'Kabla na baada',
    'Ulinganisho haukuweza kupakiwa',
    'Inapakia ulinganisho',
    'Hakuna kilichobadilishwa.',
    'Tupu kabla na baada.',
    'Swali',
    'Kabla',
    'Baada ya',
    'Haijatolewa',
    'Faili ileile',
    'Sehemu zilizofunguliwa tena hazikuweza kupakiwa',
    'Inapakia sehemu zilizofunguliwa tena',
    'Sehemu zilizofunguliwa tena',
    ({ by, openedAt, until }: { by: string | number; openedAt: string | number; until: string | number }) =>
      `${by}, ${openedAt}, hadi mwisho wa ${until}.`,
    ({ savedAt }: { savedAt: string | number }) =>
      `Mwombaji alihifadhi mabadiliko ${savedAt} na bado hajayatuma.`,
    ({ endedAt }: { endedAt: string | number }) => `Iliisha ${endedAt}.`,
    'Ufunguaji umemalizika.',
    'Maliza sasa',
    'Omba taarifa, au fungua sehemu tena',
    ({ until }: { until: string | number }) =>
      `Sehemu zilizochaguliwa ziko wazi hadi mwisho wa ${until}, na barua pepe hii itatumwa:`,
    'Omba taarifa',
    'Barua pepe haikuweza kuonyeshwa',
    'Unahitaji nini?',
    'Mwombaji anasoma hili kwenye barua pepe na kwenye dashibodi.',
    'Hadi mwisho wa',
    'Baada ya siku hii mwombaji hawezi kutuma jibu.',
    'Onyesha barua pepe',
    'Rudi kwenye maoni',
    'Mwombaji anaweza kubadilisha nini? (si lazima)',
    'Usipochagua chochote, ujumbe tu unatumwa na hali inakuwa Inakaguliwa. Ukichagua sehemu, mwombaji anaweza kuzibadilisha na hali inabaki ileile.',
    'Ujumbe umetumwa.',
    'Sehemu zimefunguliwa tena.',
    ({ done }: { done: string | number }) => `${done} Barua pepe iko njiani.`,
    ({ who, field }: { who: string | number; field: string | number }) => `${who}: ${field}`,
    'Jina kamili',
    'Shirika',
    'Uhusiano',
    'Barua pepe',
    'Simu',
    'Barua ya kitaaluma',
    'Barua ya jamii',
    'imeondolewa:',
    'imeongezwa:',
  ],
];

export default words;
