/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  yes,
  no,
  hoursPerWeek,
  visitStart,
  visitEnd,
  visitedBefore,
  forInstitution,
  participants,
  travellingFrom,
  visaHelp,
  accommodationNeeded,
  accommodation,
  emergencyContact,
] = /* @__PURE__ */ messages(182, [
  'Yes',
  'No',
  'Hours per week',
  'Visit start date',
  'Visit end date',
  'Visited before',
  'Visit for an institution',
  'Number of participants',
  'Travelling from',
  'Help with a visa',
  'Accommodation needed',
  'Accommodation',
  'Emergency contact',
]);
