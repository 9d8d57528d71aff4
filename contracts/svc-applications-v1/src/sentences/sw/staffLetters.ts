/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose a programme that asks for references': 'Chagua programu inayoomba wadhamini',
};

export default sentences;
