/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  83,
  [
    'Umesahau nenosiri?',
    'Umewasilisha ombi hili',
    <T>({ dashboard }: { dashboard: (words: string) => T }) => [
      'Unalipata, pamoja na jibu letu, kwenye ',
      dashboard('dashibodi yako'),
      '.',
    ],
    <T>({ dashboard, forgotten }: { dashboard: (words: string) => T; forgotten: (words: string) => T }) => [
      'Unalipata, pamoja na jibu letu, kwenye ',
      dashboard('dashibodi yako'),
      ': ingia kwa barua pepe na nenosiri lako. ',
      forgotten(''),
    ],
    'Angalia barua pepe yako',
    'Barua pepe ya uthibitisho yenye maelezo ya kuingia kwenye dashibodi yako imetumwa kwako.',
    'Barua pepe ya uthibitisho imetumwa kwako.',
    ' Kama haipo baada ya saa moja, angalia folda yako ya barua taka.',
    <T>({ dashboard, forgotten }: { dashboard: (words: string) => T; forgotten: (words: string) => T }) => [
      'Ingia kwenye ',
      dashboard('dashibodi yako'),
      ' kwa nenosiri ulilonalo tayari. ',
      forgotten(''),
    ],
    'Tovuti yetu',
    'Jarida letu',
    'Nakala yako',
    <T>({ home }: { home: (words: string) => T }) => [home('Ingia'), ' ili kupakua ombi lako kama PDF.'],
    'Hifadhi ulichotutumia. Kiungo kinafaa kwa dakika 15; baadaye utakipata kwenye dashibodi yako.',
    'Pakua ombi lako (PDF)',
    ({ programme }: { programme: string | number }) => `Ombi limepokelewa - ${programme}`,
    'Ombi lako',
    'Kumbukumbu',
    'Limepokelewa',
    'Kinachofuata',
    'Limetumwa',
    <T>({ dashboard }: { dashboard: (words: string) => T }) => [
      'Unaweza kufuatilia hali kwenye ',
      dashboard('dashibodi yako'),
      ' wakati wowote.',
    ],
    'Tumejibu',
    <T>({ dashboard }: { dashboard: (words: string) => T }) => [
      'Jibu letu lilitumwa kwako kwa barua pepe, na liko kwenye ',
      dashboard('dashibodi yako'),
      '.',
    ],
    'Una maswali?',
    <T>({ mail }: { mail: (words: string) => T }) => ['Andika kwa ', mail(''), ' na utaje kumbukumbu yako.'],
  ],
];

export default words;
