/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  898,
  [
    'Murakaza neza mu bakozi',
    'Ijambobanga ryawe ntiryashoboye kubikwa. Ongera ugerageze.',
    'Ijambobanga ryawe ryabitswe. Injira urikoresheje kugira ngo ushyireho kode yawe.',
    'Ntibyakozwe',
    <T>({
      b,
      name,
      email,
      role,
      site,
    }: {
      b: (words: string) => T;
      name: string | number;
      email: string | number;
      role: string | number;
      site: string | number;
    }) => ['Watumiwe nka ', b(`${name}`), ` (${email}), ${role} muri ${site}. Hitamo ijambobanga utangire.`],
    'Hari umuntu winjiye hano',
    ({ name }: { name: string | number }) =>
      `${name} yinjiye kuri iki gikoresho. Nukomeza, ni wowe winjira mu mwanya we.`,
    'Undi muntu',
    'Emera ubutumire',
    'Habaye ikibazo. Ongera ugerageze.',
    'Iri huza ntirigikora',
    'Ubutumire bwawe burafunguka',
    'Ubutumire ntibwashoboye gufunguka',
    <T>({ link }: { link: (words: string) => T }) => [
      'Ihuza rikora rimwe, mu masaha 72, kandi irishya risimbura irya mbere. Niba waramaze guhitamo ijambobanga, ',
      link('injira'),
      ' urikoresheje.',
    ],
  ],
];

export default words;
