import type { BlindApplication, ToRead, ToReadPage } from '../api/blind';

export const sampleToRead = (id: number, changes: Partial<ToRead> = {}): ToRead => ({
  id,
  reference: `INT-0${id}`,
  type: 'intern',
  status: 'submitted',
  assigned: true,
  sheet: 'none',
  ...changes,
});

export const sampleToReadPage = (applications: ToRead[]): ToReadPage => ({
  applications,
  mine: applications.length,
  pagination: { current_page: 1, last_page: 1, per_page: 50, total: applications.length },
});

/** What is shown of an application while names are hidden. */
export const sampleBlind = (id: number, changes: Partial<BlindApplication> = {}): BlindApplication => ({
  id,
  reference: `INT-0${id}`,
  type: 'intern',
  status: 'submitted',
  hidden_since: '2026-11-20T09:00:00.000Z',
  sections: [
    {
      key: 'statement',
      heading: 'Personal statement',
      groups: [{ title: null, facts: [{ term: 'Personal statement', value: '[hidden] wants to learn.' }] }],
    },
  ],
  previous: null,
  next: null,
  ...changes,
});
