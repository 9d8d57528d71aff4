/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  364,
  [
    'Umeomba',
    'Mtu ameomba kwenye kifaa hiki. Ingia ili kuona ombi na jibu letu; nenosiri liko kwenye barua pepe ya uthibitisho.',
    'Ingia ili kuliona',
    'Nimemaliza hapa',
    'Nimemaliza hapa: kifaa hiki kinasahau kwamba mtu aliomba, na hatua ya kwanza inafunguka kwa atakayefuata.',
  ],
];

export default words;
