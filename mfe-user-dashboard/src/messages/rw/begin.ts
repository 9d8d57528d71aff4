/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  107,
  [
    'Ubusabe bushya',
    'Funga',
    'Ubusabe bwatangiye',
    'Biratangira...',
    'Tangira gusaba',
    'Fungura ubwo watangiye',
    'Murakaza neza. Umwirondoro wawe, amashuri n’indimi biragukurikira.',
    'Murakaza neza. Ibyo watubwiye mbere byuzujwe mu mwanya wawe.',
    'Utubwira ibishya gusa:',
    'Ushobora guhagarara igihe icyo ari cyo cyose, ugakomeza nyuma uhereye ku rupapuro rwawe, ku gikoresho icyo ari cyo cyose.',
    'Ikosa ryo kwinjira: injira kugira ngo utangire ubusabe.',
    'Ubusabe ntibwashoboye gutangira.',
  ],
];

export default words;
