/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  225,
  [
    ({ count, found }: { count: number; found: string | number }) =>
      `${count === 1 ? `ombi 1` : `maombi ${count}`}${found === 'yes' ? ` yamepatikana` : ``}`,
    ({ total, found }: { total: string | number; found: string | number }) =>
      `Zaidi ya maombi ${total}${found === 'yes' ? ` yamepatikana` : ``}`,
    'Mwombaji',
    'Hali',
    'Imewasilishwa',
    'Limesasishwa',
    'Namba ya ombi',
    'Maendeleo',
    'Vitendo',
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Hariri Hali ya Ombi',
      hidden(` la ${reference}`),
    ],
    'Halijawasilishwa',
    ({ reference }: { reference: string | number }) => `Maendeleo ya ${reference}`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Tazama Maelezo',
      hidden(` ya ${reference}`),
    ],
    'Hakuna barua pepe',
    'Imeshindwa kupakia maombi. Tafadhali jaribu tena.',
    'Inapakia maombi...',
    'Imeshindwa kupakia maombi.',
    'Inapakia maombi',
    'Hakuna kitu kwenye ukurasa huu',
    'Orodha ina kurasa chache zaidi.',
    'Hakuna maombi yanayolingana',
    'Jaribu utafutaji mwingine, au onyesha hali zote.',
    'Bado Hakuna Maombi Hapa',
    'Maombi ya aina hii yakianzishwa, yataonekana hapa.',
    'Imeshindwa kupakia data ya kina ya ombi',
    'Maelezo ya Ombi',
    'Ficha Maoni',
    'Tuma Maoni',
    'Funga',
    'Fungua kwa ukaguzi',
    'Hariri Ombi',
    'Inapakia ombi',
    'Tafuta na uchuje',
    'Tafuta kwa jina, barua pepe au namba',
    'Unaweza kuandika sehemu ya neno',
    'Zote',
    'Kutoka ombi la kuomba tena',
    'Ombi la ziada',
    ', baada ya ',
    ({ original }: { original: string | number }) =>
      `Fomu hii inauliza machache kuliko ombi la kwanza.${original === 'yes' ? ` Tazama ombi la awali kwa mengine.` : ``}`,
    'Kurasa',
    ({
      from,
      to,
      total,
      found,
    }: {
      from: string | number;
      to: string | number;
      total: string | number;
      found: string | number;
    }) =>
      `${from === 'none' ? `Hakuna kwenye ukurasa huu` : `${from} hadi ${to}`} kati ya ${total}${found === 'yes' ? ` yaliyopatikana` : ``}`,
    'Iliyotangulia',
    'Inayofuata',
    ' ukurasa',
    'Hariri Hali ya Ombi',
    ({ total }: { total: string | number }) => `zaidi ya ${total}`,
    ({ value }: { value: string | number }) => `${value} %`,
    ({ programme }: { programme: string | number }) => `Ombi la ${programme}`,
  ],
];

export default words;
