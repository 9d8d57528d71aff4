import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  FakeResponse,
  openStaff,
  refusal,
  sampleDelayed,
  samplePage,
  sampleReview,
  sampleRow,
} from '../../testing';
import { axe } from '../../testing/axe';
import { deskPortal, ineza } from '../../testing/sample-desk';

const review = 'GET /api/admin/applications/12';
const soon = () => new Date(Date.now() + 600_000).toISOString();
const undone = (delayed: ReturnType<typeof sampleDelayed>) => ({
  held: delayed,
  message: 'The decision was undone.',
});
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('a decision is saved with the time at which it goes out, and the form makes room for Undo', async () => {
  const delayed = sampleDelayed(soon());
  const server = deskPortal()
    .answers('POST /api/feedback/preview', {
      to: 'ineza@example.org',
      subject: 'Approved',
      text: 'Dear Ineza',
      hold_minutes: 10,
    })
    .answers('POST /api/feedback', () => {
      server.answers(review, { review: sampleReview(ineza, { held_decision: delayed }) });
      const { id, type, status, version, updated_at } = ineza;
      return new FakeResponse(202, {
        application: { id, type, status, version, updated_at },
        held: delayed,
        message: '',
      });
    });
  const { shell } = openStaff('/dashboard/intern/12', server);
  await userEvent.selectOptions(await screen.findByLabelText('New status'), 'approved');
  await enter(userEvent, screen.getByLabelText('Message to the applicant'), delayed.message);
  await press('Send Feedback');
  expect(await screen.findByText(/It will be sent 10 minutes after you confirm/)).toBeVisible();
  await press('Confirm and send');
  expect(server.asked.find(({ path }) => path === '/api/feedback')?.body).toMatchObject({ hold_minutes: 10 });
  expect(await screen.findByText(/^Decision saved. It will be sent at \d\d:\d\d/)).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'success', expect.stringMatching(/It will be sent at/)]);
  expect(screen.getByText('decided by Eric Nshuti')).toBeVisible();
  expect(screen.queryByLabelText('New status')).toBeNull();
  expect(await axe(document.body)).toEqual([]);

  server
    .answers('POST /api/feedback/held/31/undo', undone(delayed))
    .answers(review, { review: sampleReview(ineza) });
  await press('Undo');
  expect(await screen.findByLabelText('Message to the applicant')).toHaveValue(delayed.message);
  expect(screen.getByLabelText('New status')).toHaveValue('approved');
  await waitFor(() => expect(screen.getByLabelText('Message to the applicant')).toHaveFocus());
  expect(shell.calls).toContainEqual(['notify', 'success', 'The decision was undone.']);
});

test('Undo that comes too late is reported, and the page shows the current state', async () => {
  const sentence = 'This decision has already been sent and cannot be undone. You can send another decision.';
  const delayed = sampleDelayed(soon());
  const server = deskPortal()
    .answers(review, { review: sampleReview(ineza, { held_decision: delayed }) })
    .answers('POST /api/feedback/held/31/undo', refusal(409, { message: sentence }));
  const { shell } = openStaff('/dashboard/intern/12', server);
  await screen.findByText(/^Decision saved/);
  server.answers(review, { review: sampleReview(ineza, { status: 'approved' }) });
  await press('Undo');
  expect(await screen.findByLabelText('New status')).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'error', sentence]);
});

test('when its time is over the page looks by itself whether it went out', async () => {
  jest.useFakeTimers();
  const server = deskPortal().answers(review, {
    review: sampleReview(ineza, { held_decision: sampleDelayed(soon()) }),
  });
  openStaff('/dashboard/intern/12', server);
  expect(await screen.findByText(/^Decision saved/)).toBeVisible();
  server.answers(review, { review: sampleReview(ineza, { status: 'approved' }) });
  await act(() => jest.advanceTimersByTimeAsync(602_000));
  await waitFor(() => expect(screen.queryByText(/^Decision saved/)).toBeNull());
});

test('a row of the list shows what goes out and when, with Undo in the place of a decision', async () => {
  const delayed = sampleDelayed(soon());
  const { id, status, goes_out_at } = delayed;
  const row = sampleRow(12, { held_decision: { id, status, goes_out_at } });
  const list = 'GET /api/applications/intern';
  const server = deskPortal().answers(list, samplePage([row]));
  openStaff('/admin/intern-applications', server);
  const cells = within(
    (await screen.findByRole('rowheader', { name: 'INT-012' })).closest('tr') as HTMLElement,
  );
  expect(cells.getByText(/^Approved will be sent at \d\d:\d\d/)).toBeVisible();
  expect(cells.getByText('Submitted')).toBeVisible();
  expect(cells.queryByRole('button', { name: /Edit Application Status/ })).toBeNull();
  expect(await axe(document.body)).toEqual([]);
  server
    .answers('POST /api/feedback/held/31/undo', undone(delayed))
    .answers(list, samplePage([sampleRow(12)]));
  await press('Undo the decision on INT-012');
  const edit = await screen.findByRole('button', { name: /Edit Application Status/ });
  await waitFor(() => expect(edit).toHaveFocus());
});

test('a decision that was not sent shows why, and Undo gives its words back', async () => {
  const kept = { ...sampleDelayed(new Date(0).toISOString()), kept_because: 'full' as const };
  const server = deskPortal().answers(review, { review: sampleReview(ineza, { held_decision: kept }) });
  openStaff('/dashboard/intern/12', server);
  expect(await screen.findByText('This decision was not sent')).toBeVisible();
  expect(screen.getByText('Why: the places for its days are taken.')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  server
    .answers('POST /api/feedback/held/31/undo', undone(kept))
    .answers(review, { review: sampleReview(ineza) });
  await press('Undo');
  expect(await screen.findByLabelText('Message to the applicant')).toHaveValue(kept.message);
});
