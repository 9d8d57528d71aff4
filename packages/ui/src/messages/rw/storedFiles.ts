/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  63,
  [
    'Inyandiko ntiyafungutse. Ongera ugerageze.',
    'Dosiye ntiyabonetse.',
    'Igihe cyawe cyarangiye: ongera winjire kugira ngo uyifungure.',
    'Iracyasuzumwa ko nta virusi irimo: ongera ugerageze mu munota umwe.',
    'Irasuzumwa ko nta virusi irimo',
    'Irimo virusi, ntishobora gufungurwa',
    '(ifungukira kuri iyi paji)',
    '(ifungukira mu yindi paji)',
  ],
];

export default words;
