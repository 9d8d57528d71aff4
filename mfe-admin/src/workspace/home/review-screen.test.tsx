import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff, refusal, sampleReview } from '../../testing';
import { ineza, deskPortal as portal } from '../../testing/sample-desk';

const person = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => localStorage.clear());

test('an application that is opened by its address leaves the focus where the page begins', async () => {
  openStaff('/dashboard/intern/12', portal());
  expect(await person('Ineza Mukamana')).not.toHaveFocus();
});

test('an application that is being loaded shows it', async () => {
  const path = 'GET /api/admin/applications/12';
  openStaff(
    '/dashboard/intern/12',
    portal().answers(path, () => new Promise(() => undefined)),
  );
  expect(await screen.findByText('Loading application review Data...')).toBeInTheDocument();
  expect(await person('Intern Application Review')).toBeVisible();
});

test('an application reads like a document, with its documents and its history', async () => {
  openStaff('/dashboard/intern/12', portal());
  expect(await person('Ineza Mukamana')).toBeVisible();
  expect(screen.getByText('Intern Application Review')).toBeVisible();
  expect(await screen.findByText('University of Rwanda', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: /cv.pdf/ })).toHaveAttribute('href', '/api/storage/12/cv.pdf');
  expect(await screen.findByText(': Submitted to In review')).toBeVisible();
  expect(screen.getByText('We are reading your application.')).toBeVisible();
  expect(screen.getByText('Read by the applicant')).toBeVisible();
});

test('a further application shows where it came from, and why it holds less', async () => {
  const review = sampleReview(ineza, { origin: 'request', original: { id: 105, type: 'intern' } });
  openStaff('/dashboard/intern/12', portal().answers('GET /api/admin/applications/12', { review }));
  expect(await screen.findByText(/^From a request to apply again, after/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'INT-105' })).toHaveAttribute('href', '/dashboard/intern/105');
  expect(
    screen.getByText(
      'This form asks for less than a first application. See the earlier application for the rest.',
    ),
  ).toBeVisible();
});

test('a withdrawn application shows that, with its reason, in the place of a decision', async () => {
  const review = sampleReview(ineza, {
    withdrawn_at: '2026-11-21T10:00:00.000Z',
    withdrawal_reason: 'I found another place.',
  });
  openStaff('/dashboard/intern/12', portal().answers('GET /api/admin/applications/12', { review }));
  expect(await screen.findByText('Withdrawn by the applicant on 21 November 2026')).toBeVisible();
  expect(screen.getByText('“I found another place.”')).toBeVisible();
  expect(screen.queryByLabelText('New status')).toBeNull();
});

test('an application that cannot be loaded is reported and is tried again', async () => {
  const path = 'GET /api/admin/applications/12';
  const { server, shell } = openStaff('/dashboard/intern/12', portal().answers(path, refusal(503)));
  expect(await screen.findByText('Failed to fetch application data')).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to fetch application data']);
  server.answers(path, { review: sampleReview(ineza) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await person('Ineza Mukamana')).toBeVisible();
});

test('a missing document is reported beside the text, with a link to a tab of its own', async () => {
  const asking = jest.fn(async () => ({ ok: false, status: 404 }));
  globalThis.fetch = asking as unknown as typeof fetch;
  const { shell, server } = openStaff('/dashboard/intern/12', portal());
  await userEvent.click(await screen.findByRole('link', { name: /cv.pdf/ }));
  const message = 'Failed to open document. Please try again or contact support.';
  expect(await screen.findByText(`${message} The file was not found.`)).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'error', message]);
  expect(asking).toHaveBeenCalledWith('/api/storage/12/cv.pdf', expect.anything());
  expect(server.asked.map(({ path }) => path)).toContain('/api/me/files');
  const elsewhere = screen.getByRole('link', { name: 'cv.pdf (opens in a new tab)' });
  expect(elsewhere).toHaveAttribute('href', '/api/storage/12/cv.pdf');
});

test('a person who may not decide or edit has no such buttons', async () => {
  const abilities = { view: true, edit: false, upload: false, decide: false };
  const path = 'GET /api/admin/applications/12';
  openStaff(
    '/dashboard/intern/12',
    portal().answers(path, { review: sampleReview(ineza, { abilities }) }),
    'reviewer',
  );
  await person('Ineza Mukamana');
  expect(screen.queryByRole('button', { name: 'Edit Application' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send Feedback' })).toBeNull();
});

/** Returns the requested addresses of an application's cards. */
const cardsAsked = ({ asked }: ReturnType<typeof portal>, id: number) =>
  asked
    .flatMap(({ path }) => path.match(new RegExp(`^/api/admin/applications/${id}/([a-z-]+)$`))?.[1] ?? [])
    .sort();

test('the cards beside an application are asked for with it, in one round, and once', async () => {
  let open: (body: object) => void = () => undefined;
  const answer = new Promise<object>((resolve) => {
    open = resolve;
  });
  const { server } = openStaff(
    '/dashboard/intern',
    portal().answers('GET /api/admin/applications/12', () => answer),
  );
  await userEvent.click(await screen.findByRole('link', { name: /Ineza Mukamana/ }));
  await waitFor(() =>
    expect(cardsAsked(server, 12)).toEqual(['letters', 'reading', 'same-person', 'timeline']),
  );
  open({ review: sampleReview(ineza) });
  expect(await person('Ineza Mukamana')).toBeVisible();
  expect(await screen.findByText(': Submitted to In review')).toBeVisible();
  const once = cardsAsked(server, 12).filter((name) => name !== 'timeline');
  expect(once).toEqual(['letters', 'reading', 'same-person']);
});

test('what colleagues wrote is not asked for where nobody knows yet that it was submitted', async () => {
  const never = new Promise<object>(() => undefined);
  const { server } = openStaff(
    '/dashboard/intern/12',
    portal().answers('GET /api/admin/applications/12', () => never),
  );
  await waitFor(() => expect(cardsAsked(server, 12)).toEqual(['letters', 'same-person', 'timeline']));
});
