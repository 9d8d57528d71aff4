/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  345,
  [
    ({ count }: { count: number }) => `${count === 1 ? `tokeo 1` : `matokeo ${count}`}`,
    'Waombaji',
    'Vitendo',
    'Kurasa',
    'Tafuta',
    'Mwombaji, ukurasa au kitendo',
    'Jina, namba, ukurasa au kitendo',
    'Inatafuta waombaji...',
    ({ message }: { message: string | number }) => `Waombaji hawakuweza kutafutwa. ${message}`,
    ({ text }: { text: string | number }) =>
      `Hakuna matokeo ya '${text}'. Jaribu sehemu ya jina, au namba kama INT-012.`,
    'Tafuta (Ctrl+K)',
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Tafuta', hidden(' waombaji, kurasa na vitendo')],
    'Ukurasa',
    'Matokeo',
    'Arifa zote zimewekwa kuwa zimesomwa',
    'Imeshindwa kuweka arifa kuwa zimesomwa',
    'Fungua la zamani zaidi la kufanya',
    'Weka arifa zote kuwa zimesomwa',
    'Alika mfanyakazi',
    'Kwenye kifaa hiki',
    'Toka',
    'Ctrl K',
  ],
];

export default words;
