/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1731,
  [
    'Token za porogaramu',
    'Porogaramu ifite token isoma ubusabe cyangwa ifata icyemezo mu izina ryawe, nta jambobanga ryawe. Ntigera na rimwe kuri konti cyangwa igenamiterere.',
    'Ha porogaramu uru rufunguzo',
    'Rwerekanwa iyi nshuro imwe. Urufite wese akora icyo rwagenewe, kugeza rurangiye cyangwa uruhagaritse hano.',
    'Token ntizashoboye kuboneka',
    'Token zirafunguka',
    ({ name }: { name: string | number }) => `Guhagarika ${name}?`,
    'Ruhagarike',
    ({ name }: { name: string | number }) => `${name} nta cyo rufungura ukundi`,
    'Porogaramu iyifite ihita yangwa. Token yahagaritswe ntigaruka.',
    'Ha token izina',
    'Hitamo icyo token ikora',
    ({ least, most }: { least: string | number; most: string | number }) =>
      `Andika umubare wuzuye w’iminsi kuva kuri ${least} kugeza kuri ${most}`,
    'Token ntiyashoboye gukorwa. Ongera ugerageze.',
    'Kora token',
    'Nta rufunguzo rwakozwe',
    'Izina',
    'Icyo porogaramu ikora, nka Kopi ya nijoro. Ibyo ikora byandikwa kuri iri zina no ku ryawe.',
    'Ni urwo gukora iki?',
    'Rumara iminsi ingahe?',
    ({ least, most }: { least: string | number; most: string | number }) =>
      `Kuva kuri ${least} kugeza kuri ${most}. Nyuma yaho porogaramu ikenera urushya.`,
    'Kora token',
    'Token zikora',
    'Nta porogaramu ifite token',
    'Kora rumwe haruguru igihe porogaramu irukeneye.',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Ruhagarike',
      hidden(` (${name})`),
    ],
    'Ibyarangiye mu mezi atatu ashize',
    'Rwahagaritswe',
    'Igihe cyarwo cyarangiye',
    ({ lastUsedAt, lastNetwork }: { lastUsedAt: string | number; lastNetwork: string | number }) =>
      `rwakoreshejwe bwa nyuma ${lastUsedAt} kuva ${lastNetwork}`,
    'ntirurakoreshwa',
    ({ endedAt }: { endedAt: string | number }) => `rwahagaritswe ${endedAt}`,
    ({ endsAt }: { endsAt: string | number }) => `rumara kugeza ${endsAt}`,
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
    }) => `Rwakozwe na ${madeBy} ku wa ${madeAt}, ${until}, ${used}`,
    'token',
  ],
];

export default words;
