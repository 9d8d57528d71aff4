/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  385,
  [
    'Nta nyandiko urabona?',
    'Twakoherereza kuri imeyili umurongo ugaruka kuri iyi ntambwe. Garuka igihe ushakiye, ku gikoresho icyo ari cyo cyose. Ibisubizo byawe birabikwa.',
    'Nyoherereza umurongo wo kugaruka',
    <T>({ address }: { address: (words: string) => T }) => ['Umurongo woherejwe kuri ', address('')],
    'Ubu ushobora kuva kuri uru rupapuro. Nufungura umurongo, andika iyi imeyili na nimero yawe ya telefone.',
    <T>({ address }: { address: (words: string) => T }) => ['Umurongo twamaze kuwohereza kuri ', address('')],
    'Bishobora gufata iminota mike. Reba no mu butumwa budashakwa.',
    'Nta murongo wa interineti: ntiturawohereza',
    'Ibisubizo byawe birabitswe kuri iki gikoresho. Ongera ukande buto igihe uzaba ufite interineti.',
    'Umurongo ntiwoherejwe. Ibisubizo byawe birabitswe. Ongera ugerageze nyuma y’iminota mike.',
  ],
];

export default words;
