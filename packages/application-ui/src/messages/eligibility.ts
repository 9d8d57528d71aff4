/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [isItForYou, forYouAlone, visitInstead, elsewhere, nothingLost] = /* @__PURE__ */ messages(358, [
  'First: is it for you?',
  'This is for you alone. We do not keep your answer.',
  'You may come for a visit instead',
  'Others who may have something for you:',
  <T>({ mail }: { mail: (words: string) => T }) => [
    'Nothing that you typed is lost. Are you not sure? Write to ',
    mail(''),
    '.',
  ],
]);
