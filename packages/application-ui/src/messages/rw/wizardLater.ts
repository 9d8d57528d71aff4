/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  19,
  [
    'Birabikwa...',
    'Ibyo wujuje byabitswe',
    'Ntibyabitswe, habaye ikosa',
    'Habaye ikibazo',
    'Habaye ikosa ritari ryitezwe.',
    'Inyandiko ntizabitswe.',
    'Winjiye neza!',
    'Amakuru yawe bwite yagaruwe. Komeza winjire.',
    'Inyandiko ntiyafungutse. Ongera ugerageze.',
    'Reba dosiye isanzweho',
    'Andika imeyili na nimero ya telefone watangiranye.',
    'Nta cyatakaye: ugaruka ku ntambwe wari ugezeho, ku gikoresho icyo ari cyo cyose.',
    'Iki gikoresho ni gishya kuri twe, turagenzura ko ari wowe.',
    'Niba imeyili itaje, reba no muri spam. Ibyo wanditse biguma hano hagati aho.',
    'Wibagiwe ijambobanga? Saba irishya aho winjirira.',
    'Ohereza ubusabe',
    'Ongera winjire kugira ngo ukomeze',
    'Igihe cyo kwinjira cyarangiye. Andika hano imeyili na nimero ya telefone yawe: iyi ntambwe iracyari uko wayisize.',
    'Nta cyo wanditse cyatakaye.',
  ],
];

export default words;
