/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  126,
  [
    'Andika imibare itandatu ya kode',
    'Aderesi ya imeyili yawe yakosowe',
    'Kosora aderesi ya imeyili yawe',
    'Nyoherereza kode',
    'Emeza aderesi',
    'Hagarika',
    'Aderesi ntirakosorwa',
    'Andika aderesi yawe nyayo. Twoherezaho kode y’imibare itandatu, kugira ngo tumenye ko imeyili zacu zikugeraho.',
    'Aderesi ya imeyili yawe nyayo',
    <T>({ address }: { address: (words: string) => T }) => [
      'Twohereje kode kuri ',
      address(''),
      '. Imara iminota icumi.',
    ],
    'Kode',
    'Imibare itandatu. Niba imeyili itaje, reba no muri spam.',
    'Guhera ubwo winjira ukoresheje iyi aderesi. Ibindi bikoresho byawe birasohoka.',
    'Ohereza kode nshya',
    'Andika indi aderesi',
    'Nimero ya telefone yawe yakosowe',
    'Kosora nimero ya telefone yawe',
    'Bika nimero',
    'Nimero ntirakosorwa',
    'Ukoresheje iyi nimero na imeyili yawe, ugaruka ku busabe bwawe.',
    'Nimero ya telefone yawe nyayo',
    'Subiza ikibazo kiri hasi, cyangwa ukosore nimero',
    'Habaye ikibazo. Ongera ugerageze.',
  ],
];

export default words;
