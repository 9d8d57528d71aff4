/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  94,
  [
    'Sohoka',
    'Sohoka',
    'Konti yawe',
    'Umwirondoro wanjye',
    'Umwirondoro wanjye: ',
    'Ibikoreshwa cyane',
    'Funga',
    'Ibindi',
    'bitarasomwa',
    'bitegereje',
    'bitegereje',
    ({ applicant }: { applicant: string | number }) => `Ubusabe: ${applicant}`,
    'Intonde',
    'Gusuzuma',
    'Gukurikirana',
    'Urubuga',
    'Fungura menu',
    'Hina menu',
    'Kwakira abasaba',
    ({ name }: { name: string | number }) => `, ${name}: ahabanza`,
    'Birafunguka',
    'Ahagenewe abakozi',
    'Konti ntiyashoboye kuboneka',
    'Ahabanza',
  ],
];

export default words;
