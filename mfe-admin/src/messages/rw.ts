/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const words: readonly unknown[] = [
  'Uru rurimi ntirwashoboye gufunguka. Reba niba internet ikora, hanyuma wongere ugerageze.',
];

export default words;
