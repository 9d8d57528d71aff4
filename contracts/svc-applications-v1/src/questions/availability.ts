import { end, hours, periods, start } from './availability-shared';
import type { Section } from './question';

const days = {
  start_date: { ...start, say: { en: 'Enter the start date' } },
  end_date: {
    ...end,
    after: { key: 'start_date', say: { en: 'End date must be after start date.' } },
    say: { en: 'Enter the end date' },
    past: { en: 'End date must be today or later.' },
  },
} as const;

/** Availability with one question about the hours, for all periods. */
export const availability = {
  key: 'availability',
  heading: { en: 'Availability' },
  why: { en: 'So that we can find a place at a time that suits you.' },
  cards: {
    hours_available: { title: { en: 'Hours' }, why: { en: 'So that your work fits into your week.' } },
  },
  ask: {
    periods: {
      ...periods,
      hint: { en: 'One to three periods.' },
      of: days,
    },
    hours_available: hours,
  },
} as const satisfies Section;

/** Availability with the hours of each period. */
export const availabilityByPeriod = {
  key: 'availability',
  heading: { en: 'Availability' },
  why: { en: 'So that we can find a place at a time that suits you.' },
  ask: { periods: { ...periods, of: { ...days, hours_available: hours } } },
  read: { periods: ['period'] },
} as const satisfies Section;
