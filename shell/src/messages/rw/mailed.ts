/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  64,
  [
    'Habaye ikibazo. Ongera ugerageze.',
    'Andika imeyili mu buryo bukwiye, nka name@example.com',
    'Reba imeyili yawe',
    ({ address }: { address: string | number }) =>
      `Niba hari konti ifite ${address}, ihuza ryo gushyiraho ijambobanga rishya riraje. Rikora mu gihe cy’isaha imwe.`,
    'Nta cyo ubonye? Reba mu butumwa budakenewe, cyangwa utwandikire.',
    'Subira aho binjirira',
    'Imeyili',
    'Twohereza kuri yo ihuza ryo gushyiraho ijambobanga rishya.',
    'Ohereza ihuza',
    'Ijambobanga rishya',
    'Nibura inyuguti 8, harimo inkuru, intoya n’umubare.',
    'Ijambobanga rishya rirakenewe',
    'Bika ijambobanga rishya',
    'Saba irindi huza',
    'Ijambobanga ryawe ryahinduwe. Injira ukoresheje irishya.',
  ],
];

export default words;
