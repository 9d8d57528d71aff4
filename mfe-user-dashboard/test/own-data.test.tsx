import '@testing-library/jest-dom';
import type { OwnData } from '../src/account/own-data/ending';
import { heading, openWith, path, screen } from './open';

const data: OwnData = {
  applications: [
    {
      id: 7,
      type: 'intern',
      status: 'submitted',
      created_at: '2026-11-01T08:00:00.000Z',
      submitted_date: '2026-11-02T08:00:00.000Z',
      ends_at: null,
      kept_months: { draft: null, approved: null, rejected: null },
    },
  ],
  discarded: 0,
  documents: 5,
  feedback: 1,
  requests: 0,
  mails_months: null,
  devices_months: null,
  opened: [
    {
      application_id: 7,
      kind: 'document_opened',
      at: '2026-11-03T09:30:00.000Z',
      by: { role: 'reviewer', name: 'Grace Mukamana' },
    },
    {
      application_id: 7,
      kind: 'application_opened',
      at: '2026-11-03T09:00:00.000Z',
      by: { role: 'admin', name: null },
    },
  ],
};

test('from the profile one reads what is held, who on the staff opened it, and when it ends', async () => {
  const { user } = openWith({ data }, { at: '/profile' });
  await user.click(await screen.findByRole('link', { name: 'Your data' }));
  await heading('Your data');
  expect(path()).toBe('/your-data');
  expect(await screen.findByText('Internship: Submitted')).toBeVisible();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContainEqual(
    expect.stringMatching(/^Grace Mukamana \(reviewer\) opened a document of APP-007/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^Somebody on our staff \(administrator\) read APP-007/),
  );
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
  expect(screen.getByText(/We keep your data until you ask us to delete it/)).toBeVisible();
});

test('where nobody has opened anything, the page states it', async () => {
  openWith({}, { at: '/your-data' });
  expect(await screen.findByText('Nobody on our staff has opened your applications yet.')).toBeVisible();
});

test('each thing has its end by the rules in force', async () => {
  const kept_months = { draft: 12, approved: 24, rejected: 12 };
  const ends_at = '2027-05-03T02:00:00.000Z';
  const applications: OwnData['applications'] = data.applications.flatMap((one) => [
    { ...one, kept_months },
    { ...one, kept_months, id: 8, status: 'draft', submitted_date: null, ends_at },
    { ...one, kept_months, id: 9, status: 'rejected', ends_at },
  ]);
  openWith({ data: { ...data, applications, mails_months: 1, devices_months: 3 } }, { at: '/your-data' });
  await screen.findByText('APP-009 will be deleted on 3 May 2027.');
  for (const sentence of [
    'APP-007 will be deleted 24 months after it is approved, or 12 months after it is rejected.',
    'APP-008 will be deleted on 3 May 2027 if you do not continue it. We will write to you 14 days before.',
    'We delete your account when we keep nothing else about you.',
    'Copies of emails to you are deleted after 1 month.',
    'We remember your device for 3 months after you sign in.',
  ])
    expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByText(/We keep everything else until you ask us/)).toBeVisible();
});
