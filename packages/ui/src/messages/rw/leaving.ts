/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  40,
  [
    'Urashaka gusohoka muri ubu busabe?',
    'Ibyo wanditse biri kuri iki gikoresho gusa. Bigumishe hano kugira ngo uzakomeze nyuma, cyangwa ubisibe niba abandi bakoresha iki gikoresho.',
    'Ibyo wahinduye bwa nyuma ntibyabitswe',
    'Biri kuri iki gikoresho, ariko ntibiragera kuri seriveri yacu. Guma hano wongere ugerageze, bigumishe kuri iki gikoresho uzakomeze nyuma, cyangwa ubisibe niba abandi bakoresha iki gikoresho.',
    'Siba usohoke',
    'Bigumishe hano usohoke',
    'Guma hano',
  ],
];

export default words;
