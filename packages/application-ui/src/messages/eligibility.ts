/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [isItForYou, forYouAlone, visitInstead, elsewhere, nothingLost] = /* @__PURE__ */ messages(358, [
  'First: is this right for you?',
  'This is only for you. We do not keep your answer.',
  'You can apply for a visit instead',
  'Other organisations that may have a place for you:',
  <T>({ mail }: { mail: (words: string) => T }) => [
    'Nothing that you typed is lost. Not sure? Write to ',
    mail(''),
    '.',
  ],
]);
