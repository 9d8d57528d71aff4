/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  62,
  [
    'Ubusabe bwawe bwoherejwe neza',
    'Murakoze. Ubusabe bwawe bwo gusura bwatugezeho.',
    ({ name }: { name: string | number }) => `Murakoze, ${name}. Ubusabe bwawe bwo gusura bwatugezeho.`,
    'Dusoma ubusabe bwawe tukareba n’amatariki usaba.',
    'Ubona imeyili igihe hari icyemezo cyangwa ikibazo. Bishobora gufata ibyumweru byinshi.',
    'Ntugire icyo wishyura mbere y’igisubizo cyacu: kwemererwa si itegeko, kandi gusura biterwa n’uko umwanya uhari.',
    'Subira kuri paji y’itangiriro',
  ],
];

export default words;
