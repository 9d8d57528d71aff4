/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Birabikwa...',
    'Ibyo wujuje byabitswe',
    'Ntibyabitswe, habaye ikosa',
    'Turagarura aho wari ugeze...',
    'Ibyo wari warabitse ntibyabonetse.',
    'Habaye ikibazo',
    'Habaye ikosa ritari ryitezwe.',
    'Urubuga ntirwabonetse. Reba internet yawe, wongere ugerageze.',
    'Inyandiko ntizabitswe.',
    'Winjiye neza!',
    'Amakuru yawe bwite yagaruwe. Komeza winjire.',
    'Inyandiko ntiyafungutse. Ongera ugerageze.',
    'Ubusabe bwawe burarinzwe. Urubuga ntirwabonetse muri aka kanya.',
    'Ongera ugerageze',
    'Reba dosiye isanzweho',
    'Komeza ubusabe bwawe',
    'Andika imeyili na nimero ya telefone watangiranye.',
    'Nta cyatakaye: ugaruka ku ntambwe wari ugezeho, ku gikoresho icyo ari cyo cyose.',
    <T>({ link }: { link: (words: string) => T }) => ['Waratangiye? ', link('Komeza ubusabe bwawe')],
    'Subira ku rupapuro rwanjye',
    'Nta internet ufite',
    'Iyi ntambwe ifunguka internet nigaruka. Ibyo wanditse bibitswe kuri iki gikoresho.',
    'Komeza',
    'Ohereza ubusabe',
    'Intambwe ikurikira',
    'Intego yawe',
    'Ibyo wemera',
    'Kugira ngo umenye ibikuri imbere, natwe tubashe gusoma ibyo wohereza.',
    'Andika kode yawe',
    'Iki gikoresho ni gishya kuri twe, turagenzura ko ari wowe.',
    'Niba imeyili itaje, reba no muri spam. Ibyo wanditse biguma hano hagati aho.',
    'Komereza ku rupapuro rwawe',
    'Wibagiwe ijambobanga? Saba irishya aho winjirira.',
    'Injira',
    'Uru rurimi ntirwafungutse. Reba internet yawe, hanyuma wongere ugerageze.',
  ],
];

export default words;
