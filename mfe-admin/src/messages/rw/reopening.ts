/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1397,
  [
    'Aho atuye',
    'Ishuri',
    'Mbere na nyuma',
    'Igereranya ntiryashoboye kuboneka',
    'Igereranya rirafunguka',
    'Nta cyahinduwe.',
    'Nta kirimo, mbere na nyuma.',
    'Ikibazo',
    'Mbere',
    'Nyuma',
    'Ntibyatanzwe',
    'Dosiye ni imwe',
    'Ibice byongeye gufungurwa ntibyashoboye kuboneka',
    'Ibyongeye gufungurwa birafunguka',
    'Ibice byongeye gufungurwa',
    ({ by, openedAt, until }: { by: string | number; openedAt: string | number; until: string | number }) =>
      `${by}, ${openedAt}, kugeza ku mpera ya ${until}.`,
    ({ savedAt }: { savedAt: string | number }) =>
      `Usaba yabitse impinduka ku wa ${savedAt} ariko ntarazohereza.`,
    ({ endedAt }: { endedAt: string | number }) => `Byarangiye ku wa ${endedAt}.`,
    'Gufungura byongeye byarangiye.',
    'Rangiza ubu',
    'Saba amakuru, cyangwa wongere ufungure ibice',
    ({ until }: { until: string | number }) =>
      `Ibice wahisemo birafunguye kugeza ku mpera ya ${until}, kandi hazoherezwa iyi meyili:`,
    'Saba amakuru',
    'Imeyili ntiyashoboye kwerekanwa',
    'Ukeneye iki?',
    'Usaba asoma ibi mu meyili no ku rupapuro rwe.',
    'Kugeza ku mpera ya',
    'Nyuma y’uyu munsi usaba ntashobora kohereza igisubizo.',
    'Erekana imeyili',
    'Subira ku butumwa',
    'Ni iki usaba yemerewe guhindura? (si ngombwa)',
    'Nta cyo uhisemo, hoherezwa ubutumwa gusa kandi imiterere iba Burasuzumwa. Iyo uhisemo ibice, usaba ashobora kubihindura kandi imiterere ntihinduka.',
    'Ubutumwa bwoherejwe.',
    'Ibice byongeye gufungurwa.',
    ({ done }: { done: string | number }) => `${done} Imeyili iri mu nzira.`,
    ({ who, field }: { who: string | number; field: string | number }) => `${who}: ${field}`,
    'Amazina yose',
    'Ikigo',
    'Isano',
    'Imeyili',
    'Telefone',
    'Ibaruwa y’ishuri',
    'Ibaruwa y’aho atuye',
    'byavanyweho:',
    'byongeweho:',
  ],
];

export default words;
