/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  44,
  [
    'Ubusabe bwose',
    'Ibyasabwe',
    'Ibitegerejwe',
    'Amatangazo',
    'Raporo',
    'Igenamiterere ry’urubuga',
    'Imeyili',
    'Ibice by’urubuga',
    'Abantu',
    'Ibikorwa',
    'Umutekano',
    'Igihe amakuru abikwa',
    'Isuzuma',
    'Inyandiko-fatizo za imeyili',
    'Token za API',
    'Webhooks',
    'Isuzuma nta mazina',
    'Umwirondoro wanjye',
    'Inyandiko ntiyashoboye gufunguka. Ongera ugerageze cyangwa ubaze abashinzwe gufasha.',
    'Ahabanza harafunguka',
    'Incamake',
    'Inshingano',
  ],
];

export default words;
