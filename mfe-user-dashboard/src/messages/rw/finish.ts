/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  121,
  [
    <T>({ reference, look }: { reference: string | number; look: (words: string) => T }) => [
      `${reference}. Umwirondoro wawe, amashuri n’indimi birimo. `,
      look('Bisubiremo'),
    ],
    'Birimo koherezwa...',
    'Ohereza ubusabe',
    'Nta cyo wanditse cyatakaye.',
    'Ubu busabe bukomereza aho bwatangiriye.',
    'Komeza',
    'Kopi zombi zahujwe.',
    'Subiramo ibisubizo byawe, wongere wohereze.',
    'Hari ibigomba gukosorwa',
    'Kohereza ntibyashobotse',
    ({ title, reasons }: { title: string | number; reasons: string | number }) => `${title}: ${reasons}`,
    'Ubusabe bwoherejwe!',
    'Ubusabe bwawe bwageze',
    'Twakoherereje imeyili ibyemeza.',
    'Ubusabe bwawe',
    'Nimero',
    'Gahunda',
    'Igihe bwakiriwe',
    'Ibikurikira',
    'Bwoherejwe',
    'Itsinda ryacu risoma ubusabe bwawe. Bishobora gufata ibyumweru byinshi.',
    'Igisubizo cyacu ukibona kuri imeyili no mu Butumwa bwacu.',
    'Ushobora kureba ibyo wohereje igihe icyo ari cyo cyose.',
    'Kopi yawe',
    'Bika ibyo watwoherereje. Na nyuma uzabisanga iruhande rw’ubusabe.',
    'Inyandiko',
    'Ushobora kongeraho izi nyandiko mbere yo kohereza; nta n’imwe ari ngombwa. Nyuma yo kohereza, nta nyandiko ishobora kongerwaho cyangwa guhindurwa.',
    'Ntirashyirwaho',
    'Ohereza inyandiko',
  ],
];

export default words;
