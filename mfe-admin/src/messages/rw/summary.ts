/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  769,
  [
    'Abasabye bose hamwe',
    'Bwemejwe',
    'ubwo uheruka hano',
    'Bwanzwe',
    'Nta busabe buraza',
    'Umuntu nasaba, imibare izagaragara hano.',
    'Imibare irafunguka',
    'Ubusabe',
    'Suzuma ubusabe bumwe nyuma y’ubundi ufate icyemezo.',
    'Ubwoherejwe',
  ],
];

export default words;
