/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  167,
  [
    'Ibyo uzakenera',
    'Banza urebe niba iyi gahunda ikubereye. Hanyuma ushyire akamenyetso ku byo ufite. Utumenyetso twawe tuguma kuri iki gikoresho.',
    'Ese irakubereye?',
    'Hari kimwe muri ibi kitakubereye? Ushobora kutwandikira. Twishimira kukubwira ubundi buryo bwo kwiga cyangwa gufasha.',
    'Urutonde rwawe',
    'Capa uru rutonde',
    'Kuraho utumenyetso twose',
    'Saba ubu',
    ({ one }: { one: string | number }) => ` kuri ${one}`,
    'Ushobora gutangira utarabona byose. Ibisubizo byawe birabikwa, kandi ushobora guhagarara ku ntambwe ikeneye inyandiko ibura.',
    'Byose birahari. Uriteguye.',
    ({ ready, all }: { ready: string | number; all: string | number }) => `Ibiteguye: ${ready} kuri ${all}`,
  ],
];

export default words;
