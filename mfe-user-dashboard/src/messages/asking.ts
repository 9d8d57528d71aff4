/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [requestTitle, sending, sendRequest, youAskFor, whyAgain, atLeast, requestFailed, requested] =
  /* @__PURE__ */ messages(150, [
    'Request Another',
    'Sending...',
    'Send Request',
    ({ programme, reference }: { programme: string | number; reference: string | number }) =>
      `You are asking for ${programme} after ${reference}. We will read your reason and answer by email and under Requests.`,
    'Why do you want to apply again?',
    ({ min }: { min: string | number }) => `At least ${min} characters.`,
    'Failed to submit request',
    'Request Submitted',
  ]);
