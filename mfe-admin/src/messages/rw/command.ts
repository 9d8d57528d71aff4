/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  338,
  [
    ({ count }: { count: number }) => `${count === 1 ? `igisubizo 1` : `ibisubizo ${count}`}`,
    'Abasaba',
    'Ibikorwa',
    'Amapaji',
    'Shaka ufungure',
    'Usaba, paji cyangwa igikorwa',
    'Izina, nimero, paji, igikorwa',
    'Abasaba barashakishwa...',
    ({ message }: { message: string | number }) => `Abasaba ntibashoboye gushakishwa. ${message}`,
    ({ text }: { text: string | number }) =>
      `Nta kitwa « ${text} ». Gerageza igice cy’izina, cyangwa nimero nka INT-012.`,
    'Shaka ufungure (Ctrl+K)',
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Shaka', hidden(' ufungure')],
    'Paji',
    'Ibisubizo',
    'Amatangazo yose yagizwe ayasomwe',
    'Amatangazo ntiyashoboye kugirwa ayasomwe',
    'Fungura ibimaze igihe kirekire bitegereje',
    'Gira amatangazo yose ayasomwe',
    'Tumira umuntu mu bakozi',
    'Kuri iki gikoresho',
    'Sohoka',
    'Ctrl K',
  ],
];

export default words;
