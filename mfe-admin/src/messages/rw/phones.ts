/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  2005,
  [
    ({ count }: { count: number }) =>
      `${count === 1 ? `Nimero ya telefone 1 yo kugenzura` : `Nimero za telefone ${count} zo kugenzura`}`,
    'Ntizishobora guhamagarwa uko zibitswe. Nta cyahinduwe: baza nyirayo, hanyuma ukosore nimero mu busabe.',
    ({ phone }: { phone: string | number }) => `(bishoboka ko ari ${phone})`,
    'Ubusabe bwa kera',
    'usaba',
    'ukuzi',
    'uhamagarwa byihutirwa',
  ],
];

export default words;
