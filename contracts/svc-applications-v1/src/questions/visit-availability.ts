import { end, hours, periods, start } from './availability-shared';
import type { Section } from './question';

const dates = { en: 'Please provide both visit start and end dates.' };
const order = { en: 'Visit end date must be after start date.' };

/** The questions about a visit's days, in the words of a visit. */
export const visitDays = {
  start_date: { ...start, say: dates, past: { en: 'Visit start date must be today or later.' } },
  end_date: { ...end, say: dates, after: { key: 'start_date', say: order } },
} as const;

export const visitAvailability = {
  key: 'availability',
  heading: { en: 'Availability' },
  why: { en: 'So that we can find days on which somebody has time for you.' },
  ask: { periods: { ...periods, of: visitDays }, hours_available: hours },
} as const satisfies Section;

export const visitAvailabilityByPeriod = {
  key: 'availability',
  heading: { en: 'Availability' },
  why: { en: 'So that we can find days on which somebody has time for you.' },
  read: { periods: ['period'] },
  ask: { periods: { ...periods, of: { ...visitDays, hours_available: hours } } },
} as const satisfies Section;
