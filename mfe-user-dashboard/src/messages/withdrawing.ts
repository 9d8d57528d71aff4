/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  withdrawn,
  withdrawFailed,
  withdrawThis,
  withdrawing,
  withdrawIt,
  keepIt,
  stopReading,
  whyWithdraw,
  whyHint,
  youWithdrew,
  backUntilMoment,
  takeItBack,
  noDecision,
  standsAgain,
  undoFailed,
] = /* @__PURE__ */ messages(80, [
  'Application Withdrawn',
  'Failed to withdraw the application.',
  'Withdraw this application?',
  'Withdrawing...',
  'Withdraw',
  'Keep it',
  <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
    'We will stop reading ',
    b(`${name}`),
    ' and make no decision on it. You can cancel the withdrawal within one day.',
  ],
  'Why? (optional)',
  'It helps us plan. Our team reads it.',
  ({ day }: { day: string | number }) => `You withdrew this application on ${day}`,
  ({ moment }: { moment: string | number }) => `You can cancel the withdrawal until ${moment}.`,
  <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
    'Cancel the withdrawal',
    hidden(` of ${reference}`),
  ],
  'We will not make a decision on it. If you still want to come, write to us.',
  'Your Application Is Active Again',
  'Failed to cancel the withdrawal.',
]);
