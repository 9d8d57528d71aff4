/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1849,
  [
    'Token za API',
    'Iyo ifite token, indi sisitemu isoma ubusabe cyangwa ifata icyemezo mu izina ryawe, nta jambobanga ryawe. Ntigera kuri konti cyangwa igenamiterere.',
    'Ha indi sisitemu iyi token',
    'Yerekanwa inshuro imwe. Uyifite wese ashobora kuyikoresha kugeza irangiye cyangwa uyihagaritse hano.',
    'Token ntizashoboye kuboneka',
    'Token zirafunguka',
    ({ name }: { name: string | number }) => `Guhagarika ${name}?`,
    'Yihagarike',
    ({ name }: { name: string | number }) => `${name} ntigikora`,
    'Indi sisitemu ihita yangwa. Token yahagaritswe ntishobora kugarurwa.',
    'Ha token izina',
    'Hitamo icyo token ikora',
    ({ least, most }: { least: string | number; most: string | number }) =>
      `Andika umubare wuzuye w’iminsi kuva kuri ${least} kugeza kuri ${most}`,
    'Token ntiyashoboye gukorwa. Ongera ugerageze.',
    'Kora token',
    'Nta token yakozwe',
    'Izina',
    'Icyo indi sisitemu ikora, nka Kopi ya nijoro. Ibikorwa byayo byandikwa kuri iri zina no ku ryawe.',
    'Ni urwo gukora iki?',
    'Imara iminsi ingahe?',
    ({ least, most }: { least: string | number; most: string | number }) =>
      `Kuva kuri ${least} kugeza kuri ${most}. Nyuma yaho indi sisitemu ikenera token nshya.`,
    'Kora token',
    'Token zikora',
    'Nta token ikora ihari',
    'Kora token haruguru igihe indi sisitemu iyikeneye.',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Yihagarike',
      hidden(` ${name}`),
    ],
    'Izahagaritswe cyangwa zarangiye mu mezi atatu ashize',
    'Yahagaritswe',
    'Yararangiye',
    ({ lastUsedAt, lastNetwork }: { lastUsedAt: string | number; lastNetwork: string | number }) =>
      `rwakoreshejwe bwa nyuma ${lastUsedAt} kuva ${lastNetwork}`,
    'ntirurakoreshwa',
    ({ endedAt }: { endedAt: string | number }) => `yahagaritswe ${endedAt}`,
    ({ endsAt }: { endsAt: string | number }) => `imara kugeza ${endsAt}`,
    ({
      madeBy,
      madeAt,
      until,
      used,
    }: {
      madeBy: string | number;
      madeAt: string | number;
      until: string | number;
      used: string | number;
    }) => `Yakozwe na ${madeBy} ku wa ${madeAt}, ${until}, ${used}`,
    'token',
  ],
];

export default words;
