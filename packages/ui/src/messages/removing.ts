/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [removeTitle, removeYes, keepFile, removeText] = /* @__PURE__ */ messages(108, [
  'Remove this file?',
  'Remove file',
  'Keep file',
  ({ name }: { name: string | number }) =>
    `${name} will be deleted from your application. If you need it again, you will have to send it again.`,
]);
