import { turn } from '../switch.mjs';

export const run = ({ names, log }) =>
  turn(names, 'off', (name) => log(`${name} is switched off: its pages say so, what people typed is kept.`));
