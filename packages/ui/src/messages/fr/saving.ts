/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  18,
  [
    'Enregistré sur cet appareil',
    'Enregistrement...',
    ({ time }: { time: string | number }) => `Enregistré ${time}`,
    'Hors ligne : gardé sur cet appareil',
    'Pas encore envoyé : gardé sur cet appareil',
  ],
];

export default words;
