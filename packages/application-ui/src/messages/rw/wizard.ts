/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Turagarura aho wari ugeze...',
    'Ibyo wari warabitse ntibyabonetse.',
    'Urubuga ntirwabonetse. Reba internet yawe, wongere ugerageze.',
    'Ubusabe bwawe burarinzwe. Urubuga ntirwabonetse muri aka kanya.',
    'Ongera ugerageze',
    'Komeza ubusabe bwawe',
    <T>({ link }: { link: (words: string) => T }) => ['Waratangiye? ', link('Komeza ubusabe bwawe')],
    'Subira ku rupapuro rwanjye',
    'Nta internet ufite',
    'Iyi ntambwe ifunguka internet nigaruka. Ibyo wanditse bibitswe kuri iki gikoresho.',
    'Komeza',
    'Intambwe ikurikira',
    'Intego yawe',
    'Ibyo wemera',
    'Kugira ngo umenye ibikuri imbere, natwe tubashe gusoma ibyo wohereza.',
    'Andika kode yawe',
    'Komereza ku rupapuro rwawe',
    'Injira',
    'Uru rurimi ntirwafungutse. Reba internet yawe, hanyuma wongere ugerageze.',
  ],
];

export default words;
