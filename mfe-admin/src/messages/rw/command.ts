/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  352,
  [
    ({ count }: { count: number }) => `${count === 1 ? `igisubizo 1` : `ibisubizo ${count}`}`,
    'Abasaba',
    'Ibikorwa',
    'Amapaji',
    'Shaka',
    'Usaba, paji cyangwa igikorwa',
    'Izina, nimero, paji, igikorwa',
    'Abasaba barashakishwa...',
    ({ message }: { message: string | number }) => `Abasaba ntibashoboye gushakishwa. ${message}`,
    ({ text }: { text: string | number }) =>
      `Nta cyabonetse kuri « ${text} ». Gerageza igice cy’izina, cyangwa nimero nka INT-012.`,
    'Shaka (Ctrl+K)',
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Shaka', hidden(' abasaba, amapaji n’ibikorwa')],
    'Paji',
    'Ibisubizo',
    'Amatangazo yose yagizwe ayasomwe',
    'Amatangazo ntiyashoboye kugirwa ayasomwe',
    'Fungura icya kera kurusha ibindi mu bigomba gukorwa',
    'Gira amatangazo yose ayasomwe',
    'Tumira umukozi',
    'Kuri iki gikoresho',
    'Sohoka',
    'Ctrl K',
  ],
];

export default words;
