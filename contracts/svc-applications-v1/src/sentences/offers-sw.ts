/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import offersWords from './sw/offers';

const sentences: Readonly<Record<string, string>> = {
  ...offersWords,
};

export default sentences;
