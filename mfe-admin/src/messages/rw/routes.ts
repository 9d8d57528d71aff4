/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  44,
  [
    'Ahabanza',
    'Ubusabe bwose',
    'Ibyasabwe',
    'Abakuzi n’ibyafunguwe',
    'Amatangazo',
    'Raporo',
    'Igenamiterere ry’urubuga',
    'Imeyili',
    'Ibice by’urubuga',
    'Abantu',
    'Ibikorwa',
    'Umutekano',
    'Igihe amakuru abikwa',
    'Gusomera hamwe',
    'Amagambo ya za imeyili',
    'Token za porogaramu',
    'Webhooks',
    'Gusoma nta mazina',
    'Umwirondoro wanjye',
    'Inyandiko ntiyashoboye gufunguka. Ongera ugerageze cyangwa ubaze abashinzwe gufasha.',
    'Ahabanza harafunguka',
  ],
];

export default words;
