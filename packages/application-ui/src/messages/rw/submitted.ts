/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  83,
  [
    'Wibagiwe ijambobanga?',
    'Wohereje ubu busabe',
    <T>({ dashboard }: { dashboard: (words: string) => T }) => [
      'Ubusanga, hamwe n’igisubizo cyacu, ku ',
      dashboard('rupapuro rwawe'),
      '.',
    ],
    <T>({ dashboard, forgotten }: { dashboard: (words: string) => T; forgotten: (words: string) => T }) => [
      'Ubusanga, hamwe n’igisubizo cyacu, ku ',
      dashboard('rupapuro rwawe'),
      ': injira ukoresheje imeyili n’ijambobanga. ',
      forgotten(''),
    ],
    'Reba imeyili yawe',
    'Twakoherereje imeyili yemeza, irimo ibyo winjirisha ku rupapuro rwawe.',
    'Twakoherereje imeyili yemeza.',
    ' Niba itaje mu isaha imwe, reba no muri spam.',
    <T>({ dashboard, forgotten }: { dashboard: (words: string) => T; forgotten: (words: string) => T }) => [
      'Injira ku ',
      dashboard('rupapuro rwawe'),
      ' ukoresheje ijambobanga usanganywe. ',
      forgotten(''),
    ],
    'Urubuga rwacu',
    'Akanyamakuru kacu',
    'Kopi yawe',
    <T>({ home }: { home: (words: string) => T }) => [
      home('Injira'),
      ' kugira ngo uvaneyo ubusabe bwawe muri PDF.',
    ],
    'Bika ibyo watwoherereje. Iri huza rimara iminota 15; nyuma ubisanga ku rupapuro rwawe.',
    'Manura PDF',
    ({ programme }: { programme: string | number }) => `Ubusabe bwakiriwe - ${programme}`,
    'Ubusabe bwawe',
    'Nimero iranga ubusabe',
    'Bwakiriwe',
    'Ibikurikira',
    'Bwoherejwe',
    <T>({ dashboard }: { dashboard: (words: string) => T }) => [
      'Ushobora gukurikirana aho bigeze ku ',
      dashboard('rupapuro rwawe'),
      ' igihe icyo ari cyo cyose.',
    ],
    'Twasubije',
    <T>({ dashboard }: { dashboard: (words: string) => T }) => [
      'Igisubizo cyacu cyakugezeho kuri imeyili, kandi kiri ku ',
      dashboard('rupapuro rwawe'),
      '.',
    ],
    'Ufite ibibazo?',
    <T>({ mail }: { mail: (words: string) => T }) => [
      'Andikira ',
      mail(''),
      ' uvuge nimero iranga ubusabe bwawe.',
    ],
  ],
];

export default words;
