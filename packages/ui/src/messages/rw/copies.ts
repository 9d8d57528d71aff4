/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  33,
  [
    'Ibisubizo byawe biri mu buryo bubiri',
    'Komezanya ibi bisubizo',
    'Ubu busabe bwahinduwe ahandi: mu yindi paji cyangwa ku kindi gikoresho. Hitamo ibisubizo byo kugumana; ibindi birasimburwa.',
    'Gumana ibyo hano byose',
    'Fata ibyo ahandi byose',
    'Ibyo hano',
    'Ibyo ahandi',
  ],
];

export default words;
