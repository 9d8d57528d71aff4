/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  884,
  [
    ({ status, goesOutAt }: { status: string | number; goesOutAt: string | number }) =>
      `${status} itatumwa ${goesOutAt}`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Tengua',
      hidden(` uamuzi kuhusu ${reference}`),
    ],
    ({ heldBy }: { heldBy: string | number }) => `iliamuliwa na ${heldBy}`,
    'Hadi wakati huo hakuna kinachotumwa, na mwombaji anaona hali ya zamani.',
    'Tendua',
    'Uamuzi haukuweza kutenguliwa. Jaribu tena.',
    ({ instant }: { instant: string | number }) => `Uamuzi umehifadhiwa. Utatumwa ${instant}.`,
  ],
];

export default words;
