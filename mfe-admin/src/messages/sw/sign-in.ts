/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  118,
  [
    'Ukurasa wa mwanzo',
    'Weka anwani yako ya barua pepe',
    'Weka anwani ya barua pepe kama name@example.org',
    'Weka nenosiri lako',
    ({ least }: { least: string | number }) => `Nenosiri lazima liwe na angalau herufi ${least}`,
    'Kuingia kwa wafanyakazi',
    'Karibu tena',
    <T>({ home }: { home: (words: string) => T }) => [
      'Kuingia kwa wafanyakazi. Waombaji wanaingia kwenye ',
      home('ukurasa wa mwanzo'),
      '.',
    ],
    'Barua pepe',
    'Nenosiri',
    'Angalau herufi 8',
    'Ingia',
    'Umesahau nenosiri?',
    ({ name }: { name: string | number }) =>
      `Taarifa kuhusu waombaji ni siri. Kwa kuingia unakubali kuzitumia tu kukagua maombi yao na kufuata kanuni za faragha za ${name}.`,
    'Imeshindwa kuingia. Angalia ulichoweka.',
    'Jukumu halijaidhinishwa.',
  ],
];

export default words;
