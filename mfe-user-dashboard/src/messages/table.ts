/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [newestFirst, id, type, status, submitted, progress, whatYouCanDo, notSubmitted, progressOf] =
  /* @__PURE__ */ messages(65, [
    'Your applications, the newest first',
    'ID',
    'Type',
    'Status',
    'Submitted',
    'Progress',
    'What you can do',
    'Not submitted',
    ({ reference }: { reference: string | number }) => `Progress of ${reference}`,
  ]);
