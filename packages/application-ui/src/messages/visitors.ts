/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [organisationAndIdentity, identity, identityHint] = /* @__PURE__ */ messages(243, [
  'Your organization and identity',
  'National ID/Passport',
  ({ megabytes }: { megabytes: string | number }) =>
    `A PDF, JPG or PNG, smaller than ${megabytes}MB. Only those who plan your visit see it.`,
]);
