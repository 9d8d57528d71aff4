/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [yourDocuments, eachPdf] = /* @__PURE__ */ messages(137, [
  'Your documents',
  ({ megabytes }: { megabytes: string | number }) =>
    `PDF, each smaller than ${megabytes}MB. Each file is sent as soon as you choose it.`,
]);
