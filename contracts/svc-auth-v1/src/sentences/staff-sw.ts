/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import staffWords from './sw/staff';

const sentences: Readonly<Record<string, string>> = {
  ...staffWords,
};

export default sentences;
