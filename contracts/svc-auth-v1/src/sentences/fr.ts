/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import identifyingWords from './fr/identifying';
import passwordsWords from './fr/passwords';

const sentences: Readonly<Record<string, string>> = {
  ...passwordsWords,
  ...identifyingWords,
};

export default sentences;
