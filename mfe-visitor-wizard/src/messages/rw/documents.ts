/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  51,
  [
    'Yisinye mbere yo kuyifotora cyangwa kuyibika.',
    'Iri ku rupapuro rw’ikigo cyawe, isinye kandi iriho itariki. Irakenewe niba uzanye n’ikigo.',
    'Ikindi cyose gishyigikira ubusabe bwawe.',
  ],
];

export default words;
