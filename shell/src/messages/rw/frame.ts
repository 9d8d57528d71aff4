/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Ongera ugerageze',
    ({ name }: { name: string | number }) => `${name}: ahabanza`,
    'Paji y’itangiriro',
    'Paji y’itangiriro',
    'Paji yo gusana',
    'Iyi paji',
    'Ntabwo winjiye',
    'Igihe cyo kuba winjiye cyarangiye. Ongera winjire.',
    'Birafunguka',
    'Paji y’ubufasha',
    'Urutonde rw’ibyo uzakenera',
    'Paji ivuga uko urubuga rukoreshwa na bose',
  ],
];

export default words;
