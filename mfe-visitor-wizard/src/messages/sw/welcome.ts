/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  37,
  [
    'Unakuja kwa niaba yako mwenyewe.',
    'Unawakilisha taasisi, yenye mshiriki mmoja au zaidi.',
    'Taarifa muhimu',
    'Utakavyohitaji',
    'kwa hatua ya 2: kitambulisho chako cha taifa au pasipoti (PDF, JPG au PNG, ndogo kuliko MB 5)',
    'kwa hatua ya 6: CV yako au wasifu wa kitaaluma, uliosainiwa (PDF, ndogo kuliko MB 5)',
    'barua ya kuunga mkono kutoka taasisi yako (PDF, ndogo kuliko MB 5)',
    'kwa ziara ya kitaasisi, barua ya kuunga mkono kutoka taasisi yako (PDF)',
    'tarehe ambazo ungependa kuja, na saa ulizo nazo kila wiki',
    'Lazima uwe na umri wa miaka 18 au zaidi. Unachotuambia ni siri; tunakitumia tu kukagua ombi lako.',
  ],
];

export default words;
