/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  468,
  [
    'Imbonerahamwe ntiyashoboye kubikwa. Ongera ugerageze.',
    'Hindura iyi mbonerahamwe',
    'Bika uru rutonde nk’imbonerahamwe',
    'Bika imbonerahamwe',
    'Yisangize bagenzi bawe',
    'Imbonerahamwe ibika ibitoranya, uko bikurikirana n’inkingi. Ntibika amagambo yashatswe.',
    'Imbonerahamwe zabitswe',
    ({ owner }: { owner: string | number }) => `Ya ${owner}`,
    ({ name }: { name: string | number }) => `Imbonerahamwe ${name} yabitswe.`,
    ({ name, changed }: { name: string | number; changed: string | number }) =>
      `Imbonerahamwe: ${name}${changed === 'yes' ? `, yahinduwe` : ``}`,
    'Imbonerahamwe',
    ({ owner }: { owner: string | number }) => ` ya ${owner}`,
    'Nta mbonerahamwe irahari. Toranya ku rutonde, hanyuma urubike hano urwise izina.',
    'Ibikorwa ku mbonerahamwe',
    ({ name }: { name: string | number }) => `Vugurura ${name} ukoresheje uru rutonde`,
    ({ name }: { name: string | number }) => `Kuraho ${name}`,
    ({ name }: { name: string | number }) => `Gukuraho imbonerahamwe ${name}?`,
    'Kuraho imbonerahamwe',
    ({ shared }: { shared: string | number }) =>
      `${shared === 'yes' ? `Bagenzi bawe na bo ntibazongera kuyibona. ` : ``}Ubusabe ntibuhinduka.`,
  ],
];

export default words;
