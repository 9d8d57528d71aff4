/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  toCheck,
  whyDoubtful,
  probably,
  olderApplications,
  phoneOfApplicant,
  phoneOfReferee,
  phoneOfEmergencyContact,
] = /* @__PURE__ */ messages(2005, [
  ({ count }: { count: number }) =>
    `${count === 1 ? `1 phone number to check` : `${count} phone numbers to check`}`,
  'These numbers cannot be called as they are stored. Nothing was changed: ask the person, then correct the number in the application.',
  ({ phone }: { phone: string | number }) => `(probably ${phone})`,
  'Older applications',
  'applicant',
  'referee',
  'emergency contact',
]);
