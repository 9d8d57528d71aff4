/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1947,
  [
    'Amatangazo',
    'Garagaza ko yose yasomwe',
    'Nta tangazo rihari',
    'Wabonye yose!',
    'Amatangazo yose',
    ({ count }: { count: number }) => `${count === 1 ? `${count} rishya` : `${count} mashya`}`,
    ({ name }: { name: string | number }) => `Amatangazo yerekeye ${name}`,
    ({ count }: { count: number }) => `${count === 1 ? `igikorwa ${count}` : `ibikorwa ${count}`}`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Garagaza ko byasomwe',
      hidden(` amatangazo yerekeye ${name}`),
    ],
    'Rishya',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Reba',
      hidden(` ubusabe bwa ${name}`),
    ],
    'Usaba',
    'Amatangazo ntiyashoboye kuboneka',
    'atarasomwa',
    'Kurikirana impinduka z’ubusabe n’ibikorwa by’abakoresha urubuga',
    'Garagaza ko yose yasomwe',
    'Amatangazo arafunguka',
    'Erekana amatangazo ya kera',
    'Igihe',
    'Nonaha',
    'Amatangazo ntiyashoboye kugaragazwa nk’ayasomwe',
    ({ count }: { count: number }) =>
      `${count === 1 ? `Itangazo ${count} ryagaragajwe nk’iryasomwe` : `Amatangazo ${count} yagaragajwe nk’ayasomwe`}`,
    'Amatangazo yose yagaragajwe nk’ayasomwe',
    'Amatangazo aheruka',
    ({ unread }: { unread: string | number }) => `Amatangazo aheruka, ${unread} atarasomwa`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `hashize umunota ${count}` : `hashize iminota ${count}`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `hashize isaha ${count}` : `hashize amasaha ${count}`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `hashize umunsi ${count}` : `hashize iminsi ${count}`}`,
  ],
];

export default words;
