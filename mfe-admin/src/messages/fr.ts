/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const words: readonly unknown[] = [
  'Cette langue n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
];

export default words;
