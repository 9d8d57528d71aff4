/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [period, fromTo, hoursAWeek, weeklyHours, totalHours, notCompleteYet] = /* @__PURE__ */ messages(
  195,
  [
    ({ number }: { number: string | number }) => `Period ${number}`,
    ({ from, to }: { from: string | number; to: string | number }) => `${from} to ${to}`,
    ({ hours }: { hours: string | number }) => `, ${hours} hours a week`,
    'Hours per week',
    'Total hours',
    'Not complete yet',
  ],
);
