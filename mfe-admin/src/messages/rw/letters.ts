/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  597,
  [
    ({ at }: { at: string | number }) => `yabajijwe: ${at}`,
    ({ at }: { at: string | number }) => `yafunguwe: ${at}`,
    ({ at }: { at: string | number }) => `yasubije: ${at}`,
    ' na ',
    'Yahawe mugenzi we',
    'Yasimbuwe',
    ({ by }: { by: string | number }) => `, mugenzi we watanzwe na ${by}`,
    'Usaba yifuza ko ibaruwa ivuga kuri: ',
    ({ reason }: { reason: string | number }) => `Impamvu: ${reason}`,
    'ntarabazwa: usaba ntaremeza imeyili ye',
    ({ name, email, at }: { name: string | number; email: string | number; at: string | number }) =>
      `Yoherejwe n’umuhamya, ${name}, akoresheje ihuza ryagiye kuri ${email}, ${at}`,
    'Amabaruwa ntiyashoboye kuboneka',
    'Amabaruwa arafunguka',
    'Amabaruwa y’abahamya',
    ({ waiting }: { waiting: string | number }) => `Ubu busabe: ${waiting}.`,
    ({ types }: { types: string | number }) => `Byoherejwe n’usaba: ${types}. Biri kumwe n’umuhamya.`,
    'Nta muhamya wabajijwe.',
  ],
];

export default words;
