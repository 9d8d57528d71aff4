/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  34,
  [
    'Uko kwimenyereza umwuga kumeze',
    'Ntikuhemberwa kandi kubera ku biro byacu mu Rwanda. Hashobora kubamo n’ibikorwa byo mu baturage.',
    'Igihe kirahinduka: giterwa n’igihe ubonekera n’ibyo dukeneye.',
    'Ibyo utubwira ni ibanga. Tubikoresha gusa dusuzuma ubusabe bwawe.',
    'Ushobora gusaba niba',
    'wiga ubu mu cyiciro cya mbere cya kaminuza cyangwa hejuru yaho, kandi',
    'ufite imyaka 18 cyangwa irenga.',
    'Ibyo uzakenera',
    'Buri kimwe muri PDF, kiri munsi ya 5MB:',
    'CV yawe, isinye',
    'ibaruwa isaba',
    'amanota yawe yo mu ishuri, cyangwa icyemezo cy’uko wiyandikishije',
    'icyemezo cy’uko utakatiwe n’inkiko kigifite agaciro',
    'amabaruwa abiri, ku ntambwe ya 9 n’iya 10: iy’ishuri ryawe igusabira n’ivuga imyitwarire yawe',
    'amabaruwa abiri y’abakuzi, ku ntambwe ya 9 n’iya 10: iy’umwarimu n’ivuga imyitwarire yawe',
    'Niba kwimenyereza umwuga biri mu masomo yawe, ibaruwa y’ishuri ryawe isimbura iy’umwarimu.',
  ],
];

export default words;
