/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  185,
  [
    'Urufunguzo ntirwakoreshejwe. Ongera ugerageze, cyangwa wandike kode.',
    'Nta rufunguzo rwongeweho. Niba iki gikoresho gisanzwe kirufite kuri uru rubuga, ntigikeneye urundi.',
    'Koresha urufunguzo rwanjye',
    'Andika izina, nka Telefone cyangwa Urufunguzo rw’umutekano',
    'Urufunguzo ntirwashoboye kongerwaho. Ongera ugerageze.',
    'Infunguzo zawe ntizashoboye kuboneka',
    'Infunguzo (passkeys)',
    'Ushobora gukoresha urufunguzo rwo kuri iki gikoresho, rwa telefone yawe cyangwa urw’umutekano mu mwanya wa kode. Nta washobora kurukoporora, kandi ntirukora kuri paji y’impimbano isa n’iyi.',
    ({ day }: { day: string | number }) => `rwakoreshejwe bwa nyuma: ${day}`,
    ({ day }: { day: string | number }) => `rwongewemo: ${day}, ntirurakoreshwa`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Kuraho',
      hidden(`: ${name}`),
    ],
    ({ name }: { name: string | number }) => `Gukuraho ${name}?`,
    'Kuraho urufunguzo',
    'Urufunguzo rwavanyweho',
    'Ntiruzongera gukora. Kode ya porogaramu yawe na kode zo kwitabaza birakomeza gukora.',
    'Urufunguzo rwongeweho',
    'Izina ry’urufunguzo rushya',
    'Izina uzarumenyeraho: Telefone, Urufunguzo rw’umutekano',
    'Ongeraho urufunguzo',
  ],
];

export default words;
