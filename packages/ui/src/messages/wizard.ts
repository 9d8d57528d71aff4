/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  tip,
  previous,
  lastStep,
  halfDone,
  quarterDone,
  keptOnDevice,
  steps,
  percentComplete,
  progress,
  done,
  stepOf,
  returnToReview,
  saveAndReturn,
  tipAndHelp,
  helpAt,
  leave,
] = /* @__PURE__ */ messages(47, [
  'Tip',
  'Previous',
  'The last step',
  'Half done',
  'A quarter done',
  'What you typed is kept on this device.',
  'Steps',
  ({ percent }: { percent: string | number }) => `${percent} % complete`,
  'Application progress',
  ' (done)',
  ({ step, steps, label }: { step: string | number; steps: string | number; label: string | number }) =>
    `Step ${step} of ${steps} · ${label}`,
  'Save and return to review',
  'Save and return',
  'Tip and help',
  <T>({ mail }: { mail: (words: string) => T }) => ['Help: ', mail('')],
  'Leave',
]);
