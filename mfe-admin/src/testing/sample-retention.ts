import type { Forecast, Retention } from '../api/retention';

/** Retention rules: rejected internships are kept for two years, everything else for ever. */
export const sampleRetention: Retention = {
  programmes: [
    { programme: 'intern', draft: null, approved: null, rejected: 24 },
    { programme: 'visitor', draft: null, approved: null, rejected: null },
  ],
  mails: null,
  devices: null,
  now: '2026-11-22T21:00:00.000Z',
  clock_doubted_from: null,
  last_night: { at: '2026-11-22T02:00:00.000Z', ended: 3 },
  most_a_night: 500,
};

const item = (
  application_id: number,
  status: 'draft' | 'rejected',
  ends_at: string,
): Forecast['items'][number] => ({
  application_id,
  type: 'intern',
  status,
  changed_at: '2025-10-01T10:00:00.000Z',
  ends_at,
});

/** What stricter rules would end. */
export const sampleForecast: Forecast = {
  drafts: 2,
  applications: 1,
  not_before: '2026-11-24T02:00:00.000Z',
  items: [
    item(12, 'rejected', '2026-11-24T02:00:00.000Z'),
    item(14, 'draft', '2026-12-08T02:00:00.000Z'),
    item(15, 'draft', '2026-12-08T02:00:00.000Z'),
  ],
};
