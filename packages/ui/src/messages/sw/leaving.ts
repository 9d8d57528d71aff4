/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  40,
  [
    'Uondoke kwenye ombi hili?',
    'Ulichoandika kiko kwenye kifaa hiki tu hadi sasa. Kihifadhi hapa ili uendelee baadaye, au kifute kama wengine wanatumia kifaa hiki.',
    'Mabadiliko yako ya mwisho hayakuweza kuhifadhiwa',
    'Yako kwenye kifaa hiki, lakini bado hayako kwenye seva yetu. Baki ujaribu tena, yahifadhi kwenye kifaa hiki ili uendelee baadaye, au yafute kama wengine wanatumia kifaa hiki.',
    'Futa na uondoke',
    'Hifadhi kwenye kifaa hiki na uondoke',
    'Baki',
  ],
];

export default words;
