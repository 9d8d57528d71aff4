/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const words: readonly unknown[] = [];

export default words;
