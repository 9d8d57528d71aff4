/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [reviewNotLoaded, documents, yourAnswers, notSubmitted, wasSubmitted] = /* @__PURE__ */ messages(
  112,
  [
    'Failed to load review data. Please try again.',
    'Documents',
    'Your application',
    'Failed to submit application.',
    'Submitted successfully',
  ],
);
