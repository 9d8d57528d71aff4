import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationLetters } from '../../api/letters';
import { openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { sampleLetterRules, sampleSettings } from '../../testing/sample-administration';
import { deskPortal as portal } from '../../testing/sample-desk';

const path = 'GET /api/admin/applications/12/letters';

type Request = ApplicationLetters['requests'][number];

const request = (changes: Partial<Request> = {}): Request => ({
  id: 3,
  type: 'academic',
  name: 'Dr Jean Bosco',
  email: 'jean@university.example',
  about: 'Her studies',
  state: 'asked',
  created_at: '2026-11-03T09:00:00.000Z',
  asked_at: '2026-11-03T09:00:00.000Z',
  opened_at: null,
  answered_at: null,
  ended: null,
  passed_on_by: null,
  decline_reason: null,
  letter: null,
  ...changes,
});

const letters = (requests: Request[], more: Partial<ApplicationLetters> = {}): ApplicationLetters => ({
  letters: 'either',
  before_letters: true,
  needed: 2,
  missing: 1,
  waiting: 'waiting for 1 of 2 letters',
  references: [
    { type: 'academic', there: false, uploaded: false },
    { type: 'community', there: true, uploaded: true },
  ],
  requests,
  ...more,
});

const card = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Reference letters' })).closest('section') as HTMLElement,
  );

beforeEach(() => localStorage.clear());

test('staff read a letter with who sent it, when, and from which address', async () => {
  const file = {
    original_name: 'For Ineza.pdf',
    size: 2048,
    mime_type: 'application/pdf',
    file_url: '/api/storage/letters/5',
  };
  const letter = { id: 5, sent_at: '2026-11-05T09:00:00.000Z', statement: 'A careful\nstudent.', file };
  const sent = request({ state: 'sent', answered_at: letter.sent_at, letter });
  openStaff('/dashboard/intern/12', portal().answers(path, letters([sent])));
  const shown = await card();
  expect(
    shown.getByText(/^Sent by the referee Dr Jean Bosco through the link to jean@university.example/),
  ).toBeVisible();
  expect(shown.getByText(/A careful\s+student\./)).toBeVisible();
  expect(shown.getByRole('link', { name: /For Ineza.pdf/ })).toHaveAttribute(
    'href',
    '/api/storage/letters/5',
  );
  expect(shown.getByText('Letter received')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('staff read who is waited for, what was uploaded, and why somebody declined', async () => {
  const declined = request({ id: 2, state: 'declined', decline_reason: 'I hardly know her', name: 'Grace' });
  const passed = request({ id: 3, ended: 'passed', name: 'Paul' });
  const now = request({ id: 4, passed_on_by: 'Paul' });
  openStaff('/dashboard/intern/12', portal().answers(path, letters([declined, passed, now])));
  const shown = await card();
  expect(shown.getByText('This application is waiting for 1 of 2 letters.')).toBeVisible();
  expect(shown.getByText(/^Uploaded by the applicant: community/)).toBeVisible();
  expect(shown.getByText('Reason: I hardly know her')).toBeVisible();
  expect(shown.getByText('Passed to a colleague')).toBeVisible();
  expect(shown.getByText(/a colleague named by Paul/)).toBeVisible();
});

test.each([
  ['letters are uploaded', letters([], { letters: 'upload' })],
  ['the service is older and knows none', refusal(404)],
])('there is no card where %s', async (_story, answer) => {
  openStaff('/dashboard/intern/12', portal().answers(path, answer));
  await screen.findByText(': Submitted to In review');
  expect(screen.queryByRole('heading', { name: 'Reference letters' })).toBeNull();
});

test('letters that cannot be loaded are reported and tried again', async () => {
  const { server } = openStaff('/dashboard/intern/12', portal().answers(path, refusal(503)));
  expect(await screen.findByText('The letters could not be loaded')).toBeVisible();
  server.answers(path, letters([request()]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await card()).getByText('Asked')).toBeVisible();
});

test('an administrator chooses how letters come', async () => {
  const server = portal()
    .answers('GET /api/admin/settings', sampleSettings)
    .answers('GET /api/admin/letter-settings', sampleLetterRules)
    .answers('PUT /api/admin/letter-settings', sampleLetterRules);
  openStaff('/admin/portal-settings', server);
  const title = await screen.findByRole('heading', { name: 'Reference letters: Internship' });
  const shown = within(title.closest('section') as HTMLElement);
  expect(shown.getByLabelText('The applicant chooses')).toBeChecked();
  await userEvent.click(shown.getByLabelText('We ask the referees'));
  await userEvent.click(shown.getByRole('checkbox'));
  await userEvent.click(shown.getByRole('button', { name: 'Save letter settings' }));
  expect(server.asked.at(-1)).toEqual({
    method: 'PUT',
    path: '/api/admin/letter-settings',
    body: { programme: 'intern', letters: 'ask', before_letters: false },
  });
});
