/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  203,
  [
    'Barua pepe/simu au nenosiri si sahihi. Tafadhali angalia ulichoweka.',
    <T>({ name }: { name: (words: string) => T }) => ['Umeingia kama ', name('')],
    'mtu asiye na jina',
    'Toka',
    'Endelea na ombi lako',
    'Nenda kwenye dashibodi yako',
    'Barua pepe au simu inahitajika',
    'Nenosiri linahitajika',
    'Jukumu halijaidhinishwa.',
  ],
];

export default words;
