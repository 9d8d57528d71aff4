/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  364,
  [
    'Wamaze gusaba',
    'Hari uwasabye akoresheje iki gikoresho. Injira urebe ubusabe n’igisubizo cyacu; ijambo ry’ibanga riri muri imeyili yemeza.',
    'Injira uyirebe',
    'Byarangiye hano',
    'Iyo ukanze Byarangiye hano, iki gikoresho cyibagirwa ko hari uwasabye, uzakurikiraho agatangirira ku ntambwe ya mbere.',
  ],
];

export default words;
