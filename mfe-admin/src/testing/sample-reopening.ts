import type { Reopening } from '../api/reopening';

/** A reopening of two sections, as staff read it. */
export const sampleReopening = (more: Partial<Reopening> = {}): Reopening => ({
  number: 1,
  state: 'open',
  sections: ['statement', 'documents.cv'],
  reason: 'Please say more about your reasons.',
  until: '2026-12-05',
  ends_at: '2026-12-06T12:00:00.000Z',
  opened_at: '2026-11-21T10:00:00.000Z',
  saved_at: null,
  ended_at: null,
  by: 'Grace Uwera',
  ...more,
});
