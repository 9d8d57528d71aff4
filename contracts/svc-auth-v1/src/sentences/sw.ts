/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import identifyingWords from './sw/identifying';
import passwordsWords from './sw/passwords';

const sentences: Readonly<Record<string, string>> = {
  ...passwordsWords,
  ...identifyingWords,
};

export default sentences;
