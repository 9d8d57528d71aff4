/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  97,
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
    'Uru rupapuro ntiruri mu nshingano zawe',
    ({ role }: { role: string | number }) =>
      `Inshingano zawe ni ${role}. Umuyobozi w’urubuga ashobora guhindura ibyo wemerewe.`,
    ({ page }: { page: string | number }) => `Jya kuri ${page}`,
    'Inshingano zawe zirimo gufunguka',
  ],
];

export default words;
