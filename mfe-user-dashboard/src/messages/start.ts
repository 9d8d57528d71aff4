/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [welcome, yourApplications, total, pending, approved, newMessages] = /* @__PURE__ */ messages(
  59,
  [
    ({ name }: { name: string | number }) => `Welcome, ${name}`,
    'Your applications',
    'Total',
    'Pending',
    'Approved',
    <T>({ count, read }: { count: number; read: (words: string) => T }) => [
      `You have ${count === 1 ? `a new message` : `${count} new messages`} about your applications. `,
      read('Read your feedback'),
    ],
  ],
);
