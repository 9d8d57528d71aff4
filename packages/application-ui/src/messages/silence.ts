/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [tooLong, fileChanged] = /* @__PURE__ */ messages(246, [
  'The portal took too long to answer. Try again.',
  ({ name }: { name: string | number }) =>
    `${name} was changed or moved and can no longer be read. Choose it again`,
]);
