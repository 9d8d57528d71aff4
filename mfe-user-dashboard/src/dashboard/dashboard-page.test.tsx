import '@testing-library/jest-dom';
import { type FakeShell, fakeShell } from '@portal/remote-sdk/dev';
import { render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardPage } from './dashboard-page';

const submitted = {
  id: 7,
  originalId: 7,
  type: 'intern',
  status: 'submitted',
  submitted_date: '2026-11-20T10:00:00.000Z',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  current_step: 12,
  progress: 100,
  abilities: { view: true, edit: false, upload: false, submit: false, continue: false },
};
const draft = {
  ...submitted,
  abilities: { ...submitted.abilities, edit: true, continue: true },
  id: 1204,
  status: 'draft',
  submitted_date: null,
  current_step: 4,
  progress: 33,
};

interface Answer {
  status?: number;
  body?: unknown;
}

let answers: Record<string, Answer[]>;
let asked: string[];

beforeEach(() => {
  answers = {};
  asked = [];
  globalThis.fetch = jest.fn(async (path, init) => {
    asked.push(`${init?.method} ${path}`);
    const queue = answers[String(path)] ?? [];
    const { status = 200, body = {} } = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404 };
    const text = async () => JSON.stringify(body);
    return { ok: status < 300, status, headers: new Headers(), text } as Response;
  });
});

function open(...list: Answer[]): FakeShell {
  answers['/api/my-applications'] = list;
  const session = { token: 'abc', user: { id: 7, role: 'intern', name: 'Ineza Mukamana' } };
  const shell = fakeShell({ session });
  render(<DashboardPage shell={shell} />);
  return shell;
}

const listing = (...applications: object[]): Answer => ({ body: { applications } });

test('a person finds their submitted application with its reference, status and date', async () => {
  open(listing(submitted));
  const card = (await screen.findByRole('heading', { name: 'Internship APP-007' })).closest('section');
  expect(within(card as HTMLElement).getByText('Submitted')).toBeVisible();
  expect(card).toHaveTextContent('Submitted on November 20, 2026');
  expect(within(card as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  expect(document.title).toBe('Your applications - Organisation name');
});

test('a draft shows how far it has come and leads on to its wizard', async () => {
  open(listing(draft));
  expect(await screen.findByRole('heading', { name: 'Internship APP-1204' })).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  expect(screen.getByRole('link', { name: 'Continue internship application' })).toHaveAttribute(
    'href',
    '/application/interns',
  );
});

test('pending counts what is submitted and what is in review', async () => {
  open(
    listing(
      submitted,
      { ...submitted, id: 8, status: 'in-review' },
      { ...submitted, id: 9, status: 'approved' },
    ),
  );
  expect(await screen.findByText('3 applications · 2 pending · 1 approved')).toBeVisible();
});

test('while the list is on its way its place is held', async () => {
  open(listing());
  expect(screen.getByRole('status')).toHaveTextContent('Loading your applications');
  await waitForElementToBeRemoved(screen.getByRole('status'));
});

test('who has no application is shown where to begin', async () => {
  open(listing());
  expect(await screen.findByText('No applications yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply for a visit' })).toHaveAttribute(
    'href',
    '/application/visitors',
  );
});

test('when the service is down the page says so in its place and tries again', async () => {
  open(
    { status: 503, body: { message: 'Applications are not available at the moment.' } },
    listing(submitted),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Applications are not available at the moment.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Internship', { exact: false, selector: 'h2' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who came in by a wizard alone is asked to sign in with the password', async () => {
  const shell = open({ status: 403, body: { message: 'Not with this session.' } });
  expect(await screen.findByText('Sign in with your password')).toBeVisible();
  expect(shell.session.current()).not.toBeNull();
});

test('signing out ends the session on the server and here', async () => {
  const shell = open(listing());
  answers['/api/logout'] = [{ status: 204, body: null }];
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(asked).toContain('POST /api/logout');
  expect(shell.session.current()).toBeNull();
  expect(shell.calls).toContainEqual(['navigate', '/']);
});

test('signing out works here even when the server cannot be told', async () => {
  const shell = open(listing());
  answers['/api/logout'] = [{ status: 503, body: { message: 'down' } }];
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(shell.session.current()).toBeNull();
});
