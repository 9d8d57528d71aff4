import { limits } from '../vocabulary';
import type { Section } from './question';

const days = {
  start_date: {
    kind: 'day',
    label: { en: 'Start date' },
    ahead: true,
    say: { en: 'Enter the start date' },
  },
  end_date: {
    kind: 'day',
    label: { en: 'End date' },
    ahead: true,
    beside: true,
    after: { key: 'start_date', say: { en: 'End date must be after start date.' } },
    say: { en: 'Enter the end date' },
  },
} as const;

const hours = {
  kind: 'whole',
  label: { en: 'Hours available per week' },
  term: { en: 'Hours per week' },
  ...limits.weeklyHours,
  say: { en: 'Please specify your weekly availability hours.' },
  range: { en: 'Weekly hours must be a whole number between 1 and 168' },
} as const;

const periods = {
  kind: 'rows',
  label: { en: 'When you could come' },
  term: { en: 'Periods' },
  hint: { en: 'One to three periods; they help us to find a place for you.' },
  row: { en: 'Period {position}' },
  add: { en: 'Add Period' },
  ...limits.periods,
  none: { en: 'Add at least one period when you are available' },
  tooMany: { en: 'You can add at most three periods' },
} as const;

/** The hours are asked once: for all periods. */
export const availability = {
  key: 'availability',
  heading: { en: 'Availability' },
  cards: { hours_available: { title: { en: 'Hours' } } },
  ask: { periods: { ...periods, of: days }, hours_available: hours },
} as const satisfies Section;

/** The same where each period has hours of its own. */
export const availabilityByPeriod = {
  key: 'availability',
  heading: { en: 'Availability' },
  ask: { periods: { ...periods, of: { ...days, hours_available: hours } } },
  read: { periods: ['period'] },
} as const satisfies Section;

const dates = { en: 'Please provide both visit start and end dates.' };
const order = { en: 'Visit end date must be after start date.' };

/** The days of a visit are asked for as a visit's. */
export const visitDays = {
  start_date: { ...days.start_date, say: dates },
  end_date: { ...days.end_date, say: dates, after: { key: 'start_date', say: order } },
} as const;

export const visitAvailability = {
  ...availability,
  ask: { ...availability.ask, periods: { ...periods, of: visitDays } },
} as const satisfies Section;

export const visitAvailabilityByPeriod = {
  ...availabilityByPeriod,
  ask: { periods: { ...periods, of: { ...visitDays, hours_available: hours } } },
} as const satisfies Section;

export const weeklyHours = hours;
