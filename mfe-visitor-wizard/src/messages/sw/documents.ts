/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  51,
  [
    'Isaini kabla ya kuiskani au kuihifadhi.',
    'Kwenye karatasi yenye nembo ya taasisi yako, iliyosainiwa na yenye tarehe. Inahitajika kwa ziara ya kitaasisi.',
    'Kitu kingine chochote kinachounga mkono ombi lako.',
  ],
];

export default words;
