/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import callsWords from './sw/calls';

const sentences: Readonly<Record<string, string>> = {
  ...callsWords,
};

export default sentences;
