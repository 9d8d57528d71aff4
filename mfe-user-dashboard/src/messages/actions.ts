/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  goOn,
  finishAndSubmit,
  view,
  edit,
  uploadTo,
  withdraw,
  discard,
  requestWaits,
  availableSoon,
  availableOn,
  requestAnother,
] = /* @__PURE__ */ messages(48, [
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'Continue',
    hidden(` ${reference}`),
  ],
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'Finish and Submit',
    hidden(` ${reference}`),
  ],
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'View',
    hidden(` ${reference}`),
  ],
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'Edit',
    hidden(` ${reference}`),
  ],
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'Upload Document',
    hidden(` ${reference}`),
  ],
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'Withdraw',
    hidden(` ${reference}`),
  ],
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'Discard',
    hidden(` ${reference}`),
  ],
  <T>({ requests }: { requests: (words: string) => T }) => [
    'Your request for another application is waiting for an answer. ',
    requests('Your requests'),
  ],
  'Available Soon',
  ({ day }: { day: string | number }) => `Available Soon: ${day}`,
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'Request Another',
    hidden(` after ${reference}`),
  ],
]);
