import { turn } from '../switch.mjs';

export const run = ({ names, log }) =>
  turn(names, 'on', (name, version) => log(`${name} is on again: ${version} is live for everybody.`));
