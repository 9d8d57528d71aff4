/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  216,
  [
    ({ writer }: { writer: string | number }) => `Ibaruwa yabitswe ni iya ${writer}`,
    ({ referee, writer }: { referee: string | number; writer: string | number }) =>
      `Ntibarwa nk’ibaruwa ya ${referee}: ongeraho ibaruwa ye bwite hano. Nta gisibwe. Niwongera kwandika ${writer}, ibaruwa iragaruka.`,
    ({ name }: { name: string | number }) => `Dufite ibaruwa ya ${name}. Ijyana n’uyu ukuzi.`,
    ({ name }: { name: string | number }) =>
      `Turacyafite ibaruwa ya ${name}. Izajyana n’ubu busabe niwongera kwandika iryo zina.`,
    ({ name, referee }: { name: string | number; referee: string | number }) =>
      `Ibaruwa dufite ni iya ${name}, ntijyana na ${referee}. Ushobora kongeraho iye bwite.`,
  ],
];

export default words;
