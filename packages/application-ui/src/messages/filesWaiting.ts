/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [filesNotSent, filesGo, fileOfStep, filesSent, fileStillHere] = /* @__PURE__ */ messages(48, [
  'Files not sent yet',
  'These files are kept on this device. They are sent automatically when there is a connection, if this page is open.',
  ({ name, step }: { name: string | number; step: string | number }) => `${name} (${step})`,
  'Your files have been sent.',
  ({ name }: { name: string | number }) =>
    `${name} has not been sent yet. It is kept on this device and will be sent when there is a connection.`,
]);
