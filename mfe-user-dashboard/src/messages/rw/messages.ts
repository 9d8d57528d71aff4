/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  95,
  [
    'Ibyo twakwandikiye ku busabe bwawe.',
    'Ubutumwa burafunguka',
    'Ubutumwa ntibwashoboye gufunguka',
    'Nta butumwa burahari',
    'Nitumara gusoma ubusabe bwawe, igisubizo uzakibona hano no muri imeyili yawe.',
    'Kwemererwa',
    'Kutemererwa',
    'Dukeneye andi makuru',
    'Imiterere mishya',
    'Ubutumwa',
    ' Bishya',
    <T>({
      name,
      time,
      day,
      link,
      application,
    }: {
      name: string | number;
      time: (words: string) => T;
      day: string | number;
      link: (words: string) => T;
      application: string | number;
    }) => [`Bwanditswe na ${name} ku wa `, time(`${day}`), ', kuri ', link(`${application}`)],
  ],
];

export default words;
