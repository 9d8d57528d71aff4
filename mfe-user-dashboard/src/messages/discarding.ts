/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [wayBack, discarded, backUntil, bringBack, broughtBack, bringBackFailed] =
  /* @__PURE__ */ messages(74, [
    'You can bring it back for one day. After that it is deleted for good.',
    'Discarded',
    ({
      programme,
      reference,
      moment,
    }: {
      programme: string | number;
      reference: string | number;
      moment: string | number;
    }) => `${programme} ${reference}. You can bring it back until ${moment}.`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Bring back',
      hidden(` ${reference}`),
    ],
    'Application Brought Back',
    'Failed to bring the application back.',
  ]);
