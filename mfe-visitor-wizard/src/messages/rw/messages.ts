/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  17,
  [
    ({ message }: { message: string | number }) => `Ikosa mu igenzura: ${message}`,
    'amakuru atari yo',
    'Kubika ntibyakunze',
    'Igihe cyo kwinjira cyarangiye. Subira ku ntambwe ya 2 wongere winjire.',
    ({ step }: { step: string | number }) => `Murakaza neza na none! Urakomereza ku ntambwe ya ${step}.`,
    'Ibyo wari waruzuje byagarutse!',
    'Habaye ikibazo mu kwinjira',
    'Kwinjira ntibyakunze. Reba neza amakuru yawe wongere ugerageze.',
    'Ubusabe bwawe bwaramaze koherezwa.',
    'Ntabwo winjiye. Subira ku ntambwe ya 2 wongere winjire.',
    'Harabura kwinjira cyangwa amakuru yawe. Subira ku ntambwe ya 2 wuzuze amakuru yawe.',
    'Ubusabe bwawe ntibwabonetse. Subira ku ntambwe ya 2 wongere winjire.',
  ],
];

export default words;
