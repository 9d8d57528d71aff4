import { limits } from '../vocabulary';

export const start = { kind: 'day', label: { en: 'Start date' }, ahead: true } as const;
export const end = { kind: 'day', label: { en: 'End date' }, ahead: true, beside: true } as const;

export const hours = {
  kind: 'whole',
  label: { en: 'Hours available per week' },
  term: { en: 'Hours per week' },
  example: { en: 'For example: 20, which is five mornings.' },
  ...limits.weeklyHours,
  say: { en: 'Please specify your weekly availability hours.' },
  range: { en: 'Weekly hours must be a whole number between 1 and 168' },
} as const;

export const periods = {
  kind: 'rows',
  label: { en: 'When you could come' },
  term: { en: 'Periods' },
  row: { en: 'Period {position}' },
  add: { en: 'Add Period' },
  ...limits.periods,
  none: { en: 'Add at least one period when you are available' },
  tooMany: { en: 'You can add at most three periods' },
  apart: {
    from: 'start_date',
    to: 'end_date',
    say: { en: 'Period {position} overlaps with another period. Change its dates or remove it.' },
  },
} as const;
