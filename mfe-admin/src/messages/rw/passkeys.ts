/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  177,
  [
    'Urufunguzo ntirwakoreshejwe. Ongera ugerageze, cyangwa wandike kode.',
    'Nta rufunguzo rwakozwe. Niba iki gikoresho gisanzwe kirufite kuri uru rubuga, ntigikeneye urwa kabiri.',
    'Koresha urufunguzo rwanjye',
    'Ruhe izina, nka Telefone cyangwa Agafunguzo',
    'Urufunguzo ntirwashoboye kongerwaho. Ongera ugerageze.',
    'Infunguzo zawe ntizashoboye kuboneka',
    'Infunguzo (passkeys)',
    'Urufunguzo rw’iki gikoresho, rwa telefone yawe cyangwa urw’umutekano rusimbura kode. Ntirushobora kubwirwa undi, cyangwa gukoreshwa kuri paji isa n’iyi gusa.',
    ({ day }: { day: string | number }) => `rwakoreshejwe bwa nyuma: ${day}`,
    ({ day }: { day: string | number }) => `rwongewemo: ${day}, ntirurakoreshwa`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Kuraho',
      hidden(`: ${name}`),
    ],
    ({ name }: { name: string | number }) => `Gukuraho ${name}?`,
    'Kuraho urufunguzo',
    'Urufunguzo rwavanyweho',
    'Ntiruzongera kugira icyo rufungura. Kode ya porogaramu yawe na kode zo kwitabaza birakomeza gukora.',
    'Urufunguzo rwongeweho',
    'Izina ry’urufunguzo rushya',
    'Kugira ngo uzarumenye: Telefone, Agafunguzo',
    'Ongeraho urufunguzo',
  ],
];

export default words;
