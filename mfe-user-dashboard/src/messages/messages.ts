/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  feedbackLead,
  loadingFeedback,
  feedbackFailed,
  noFeedback,
  noFeedbackText,
  approval,
  rejection,
  requestInfo,
  statusUpdate,
  message,
  isNew,
  fromAbout,
] = /* @__PURE__ */ messages(95, [
  'Our messages to you about your applications.',
  'Loading your feedback',
  'Failed to load feedback',
  'No feedback yet',
  'When we have read your application, you will find our answer here and in your email.',
  'Approval',
  'Rejection',
  'We need more information',
  'Status update',
  'Message',
  ' New',
  <T>({
    name,
    time,
    day,
    link,
    application,
  }: {
    name: string | number;
    time: (words: string) => T;
    day: string | number;
    link: (words: string) => T;
    application: string | number;
  }) => [`From ${name} on `, time(`${day}`), ', about ', link(`${application}`)],
]);
