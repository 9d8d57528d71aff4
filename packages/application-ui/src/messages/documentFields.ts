/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [yourDocuments, whyDocuments, eachPdf] = /* @__PURE__ */ messages(149, [
  'Your documents',
  'So that we can see what you have done and learned.',
  ({ megabytes }: { megabytes: string | number }) =>
    `PDF, each smaller than ${megabytes}MB. Each file is sent as soon as you choose it.`,
]);
