/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import identifyingWords from './rw/identifying';
import passwordsWords from './rw/passwords';

const sentences: Readonly<Record<string, string>> = {
  ...passwordsWords,
  ...identifyingWords,
};

export default sentences;
