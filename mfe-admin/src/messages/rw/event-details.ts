/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  997,
  [
    'bivuye kuri',
    'bijya kuri',
    'ibice',
    'inyandiko',
    'inyandiko',
    'ubwoko',
    'token',
    'imeyili',
    'imeyili',
    'inshingano',
    'verisiyo',
    'amagambo y’umwimerere',
    'birakenewe',
    'iminota',
    'amezi',
    'konti yakozwe',
    'ahasohowe',
    'uburenganzira',
    'kugeza',
    'yari yaremejwe',
    'byakozwe n’abakozi',
    'hakoreshejwe',
    'nyiri aderesi',
    'impamvu',
    'ubusabe',
    'gahunda',
    'imiterere',
    'usoma',
    'abasoma',
    'imiterere ya dosiye',
    'igice',
    'kode',
    'ijambobanga',
    'ihuza',
    'ubutumire',
    'ibaruwa y’umuhamya',
    'yego',
    'oya',
  ],
];

export default words;
