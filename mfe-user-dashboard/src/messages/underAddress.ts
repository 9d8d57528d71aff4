/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  taken,
  notMineNoted,
  didNotWork,
  alsoBegun,
  somebodyTyped,
  foundSubmitted,
  foundBegun,
  isMine,
  isNotMine,
] = /* @__PURE__ */ messages(237, [
  'The application is yours now',
  'Thank you, we have noted that it is not yours',
  'That did not work',
  'Also started with your email address',
  'Somebody entered your email address here. It may be you with another phone number, a relative who shares your mailbox, or a stranger. If an application is yours, press This is mine: then nobody else can open it. If a draft is not yours, it is discarded, and you can bring it back for one day. If a submitted application is not yours, we tell our staff.',
  <T>({
    application,
    day,
    bdi,
    name,
    phoneNumber,
  }: {
    application: string | number;
    day: string | number;
    bdi: (words: string) => T;
    name: string | number;
    phoneNumber: string | number;
  }) => [
    `${application}, submitted on ${day}. Name: `,
    bdi(`${name}`),
    '. Phone: ',
    bdi(`${phoneNumber}`),
    '.',
  ],
  <T>({
    application,
    day,
    bdi,
    name,
    phoneNumber,
  }: {
    application: string | number;
    day: string | number;
    bdi: (words: string) => T;
    name: string | number;
    phoneNumber: string | number;
  }) => [
    `${application}, started on ${day}, not submitted. Name: `,
    bdi(`${name}`),
    '. Phone: ',
    bdi(`${phoneNumber}`),
    '.',
  ],
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'This is mine',
    hidden(` ${reference}`),
  ],
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'Not mine',
    hidden(` ${reference}`),
  ],
]);
