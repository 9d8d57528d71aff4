import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationRow } from '../../api/applications';
import {
  type FakeServer,
  openStaff,
  refusal,
  sampleDelayed,
  samplePage,
  sampleReview,
  sampleRow,
  timeline,
} from '../../testing';
import { watchFor, wishForMotion } from '../../testing/motion';
import { eric, ineza, deskPortal as portal } from '../../testing/sample-desk';

const LIST = 'GET /api/applications/intern';

const person = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what the page itself writes
  document.cookie = 'sidebar_state=; Path=/; Max-Age=0';
});

test('the first page shows true figures, how they have changed, and the way to the lists', async () => {
  openStaff('/dashboard', portal());
  expect(await person('Dashboard')).toBeVisible();
  expect(document.title).toMatch(/^Dashboard\b/);
  expect(screen.getByText('Administrator')).toBeVisible();
  const card = (await screen.findByText('Total Applications')).closest('.p-stat');
  await waitFor(() => expect(card).toHaveTextContent('248'));
  expect(card).toHaveTextContent('+8% from last month');
  expect(screen.getByText('Pending Review').closest('.p-stat')).toHaveTextContent('43');
  const cards = ['Total Applications', 'Intern Applications', 'Visitor Applications', 'Pending Review'];
  const titles = [...document.querySelectorAll('.p-stat p:nth-of-type(2)')].map((one) => one.textContent);
  expect(titles).toEqual(cards);
  const toDo = document.getElementById('what-waits') as HTMLElement;
  expect(card?.compareDocumentPosition(toDo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Choose Application Type')).toBeVisible();
  expect(screen.getByText('Application Management')).toBeVisible();
});

test('while figures are being loaded there are dots, also when they never arrive', async () => {
  openStaff('/dashboard', portal().answers('GET /api/admin/stats', refusal(503)));
  expect((await screen.findByText('Pending Review')).closest('.p-stat')).toHaveTextContent('...');
});

test('a programme lists its applications with all that distinguishes them', async () => {
  openStaff('/dashboard', portal());
  const types = await screen.findByRole('navigation', { name: 'Choose Application Type' });
  await userEvent.click(within(types).getByRole('link', { name: 'Intern Application' }));
  const row = await screen.findByRole('link', { name: /Ineza Mukamana/ });
  for (const message of ['20 Nov 2026', 'Academic Requirement', 'applicant12@example.org', '+250788000111'])
    expect(row).toHaveTextContent(message);
  expect(within(row).getByText('Submitted')).toBeVisible();
  expect(screen.getByText('No application chosen')).toBeVisible();
  expect(
    screen.getByText('Try to select an application of a certain type to show the submitted data'),
  ).toBeVisible();
});

test('a chosen application takes the focus and sets the page’s title; back in the list, the list does', async () => {
  openStaff('/dashboard/intern', portal());
  await waitFor(() => expect(document.title).toBe('Intern Applications - Dashboard - Organisation name'));
  await userEvent.click(await screen.findByRole('link', { name: /Ineza Mukamana/ }));
  expect(await person('Ineza Mukamana')).toHaveFocus();
  await waitFor(() => expect(document.title).toBe('INT-012 Ineza Mukamana - Organisation name'));
  await userEvent.click(screen.getByRole('link', { name: 'All applications' }));
  await waitFor(() => expect(document.title).toBe('Intern Applications - Dashboard - Organisation name'));
});

test('a search that finds nobody shows that, not that nobody has applied', async () => {
  openStaff('/dashboard/intern?search=nobody', portal().answers(LIST, samplePage([])));
  expect(await screen.findByText('No applications match')).toBeVisible();
  expect(screen.queryByText('No Applications Here yet')).toBeNull();
});

test('an applicant without name, email and phone is listed, too', async () => {
  const unknown = sampleRow(9, {
    applicant_name: '',
    user: { name: '', email: '', phone: '' },
    submitted_date: null,
  });
  openStaff('/dashboard/intern', portal().answers(LIST, samplePage([unknown])));
  const row = await screen.findByRole('link', { name: /Intern Name/ });
  for (const message of ['Not Submitted', 'No email', 'No phone', 'Application Status'])
    expect(row).toHaveTextContent(message);
});

test('a list that is being loaded shows it', async () => {
  openStaff(
    '/dashboard/intern',
    portal().answers(LIST, () => new Promise(() => undefined)),
  );
  expect((await screen.findAllByText('Hold on...'))[0]).toBeVisible();
});

test('the list is searched by the server', async () => {
  const { server } = openStaff('/dashboard/intern', portal());
  await enter(userEvent, await screen.findByLabelText('Search by name, email or id'), 'VIS-4');
  await waitFor(() => expect(location.search).toBe('?search=VIS-4'));
  await waitFor(() => expect(server.asked.at(-1)?.path).toContain('search=VIS-4'));
});

test('j and k, or the arrows, turn to the next applicant and back', async () => {
  openStaff('/dashboard/intern/12', portal());
  await person('Ineza Mukamana');
  await screen.findByRole('link', { name: /Eric Nshuti/ });
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(await person('Eric Nshuti')).toHaveFocus();
  expect(location.pathname).toBe('/dashboard/intern/11');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(location.pathname).toBe('/dashboard/intern/11');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(await person('Ineza Mukamana')).toBeVisible();
});

test('a document comes from the side of the list on which it lies, the first one from nowhere', async () => {
  openStaff('/dashboard/intern/12', portal());
  const comesFrom = async (name: string) => (await person(name)).closest('header')?.parentElement?.className;
  expect(await comesFrom('Ineza Mukamana')).toBe('');
  await screen.findByRole('link', { name: /Eric Nshuti/ });
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(await comesFrom('Eric Nshuti')).toBe('p-turned-on');
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(await comesFrom('Ineza Mukamana')).toBe('p-turned-back');
});

/** A desk with a waiting decision on the first application, and the list after the decision was undone. */
async function undoneOnDesk(address: string, list: ApplicationRow[]) {
  const delayed = sampleDelayed(new Date(Date.now() + 600_000).toISOString());
  const { id, status, goes_out_at } = delayed;
  const waiting = sampleRow(12, { ...ineza, held_decision: { id, status, goes_out_at } });
  const server = portal()
    .answers(LIST, samplePage([waiting, eric]))
    .answers('GET /api/admin/applications/12', { review: sampleReview(ineza, { held_decision: delayed }) })
    .answers('POST /api/feedback/held/31/undo', () => {
      server.answers(LIST, samplePage(list));
      server.answers('GET /api/admin/applications/12', { review: sampleReview(ineza) });
      return { held: delayed, message: 'The decision was undone.' };
    });
  openStaff(address, server);
  await screen.findByText(/^Approved will be sent at/);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
}

test('the row of an application whose decision has changed is marked', async () => {
  await undoneOnDesk('/dashboard/intern/12', [ineza, eric]);
  await waitFor(() => expect(screen.getByRole('link', { name: /Ineza Mukamana/ })).toHaveClass('p-marked'));
  expect(screen.getByRole('link', { name: /Eric Nshuti/ })).not.toHaveClass('p-marked');
});

test('a row that a decision took from the list stays while it is open, then goes, out of reach', async () => {
  wishForMotion(true);
  try {
    await undoneOnDesk('/dashboard/intern/12?status=submitted', [eric]);
    const row = () => document.querySelector('#desk-list a[href^="/dashboard/intern/12"]')?.closest('li');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(row()).not.toHaveClass('p-leaving');
    expect(screen.getByRole('link', { name: /Ineza Mukamana/ })).toHaveAttribute('aria-current', 'true');
    const leaving = watchFor('#desk-list li.p-leaving', (seen) => ({
      isInert: seen.hasAttribute('inert'),
      address: seen.querySelector('a')?.getAttribute('href'),
    }));
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(await person('Eric Nshuti')).toBeVisible();
    const address = expect.stringMatching(/^\/dashboard\/intern\/12/);
    await waitFor(() => expect(leaving.found).toEqual({ isInert: true, address }));
    await waitFor(() => expect(row()).toBeUndefined());
  } finally {
    wishForMotion(false);
  }
});

/** A portal with two hundred applications. The list shows ten of them, and the hundredth is open. */
function deepPortal(): FakeServer {
  const first = Array.from({ length: 10 }, (_, index) => sampleRow(300 - index));
  const server = portal().answers(LIST, samplePage(first, 200));
  const deep = [sampleRow(102, { applicant_name: 'Divine Uwase' }), ineza, eric];
  for (const [index, row] of deep.entries()) {
    server
      .answers(`GET /api/admin/applications/${row.id}`, { review: sampleReview(row) })
      .answers(`GET /api/admin/applications/${row.id}/timeline`, timeline)
      .answers(`GET /api/admin/applications/${row.id}/neighbours`, {
        previous: deep[index - 1]?.id ?? null,
        next: deep[index + 1]?.id ?? null,
        applications: deep,
      });
  }
  return server;
}

const listedNames = () =>
  within(screen.getByRole('list', { name: 'Intern Applications' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);

test('the list contains what is open, however deep it stands, in the order of the address', async () => {
  openStaff('/dashboard/intern/12?status=submitted&sort=submitted_date', deepPortal());
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Ineza Mukamana/ })).toHaveAttribute('aria-current', 'true'),
  );
  expect(listedNames()).toEqual(['Divine Uwase', 'Ineza Mukamana', 'Eric Nshuti']);
  expect(screen.getByLabelText('Order')).toHaveValue('submitted_date');
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(await person('Eric Nshuti')).toBeVisible();
  expect(location.search).toBe('?status=submitted&sort=submitted_date');
});

test('an applicant deep in a list has neighbours there, after a call or two', async () => {
  const address = '?search=u&status=submitted&sort=applicant_name';
  const { server } = openStaff(`/dashboard/intern/12${address}`, deepPortal());
  await person('Ineza Mukamana');
  const next = await screen.findByRole('link', { name: 'Next applicant' });
  expect(next).toHaveAttribute('href', `/dashboard/intern/11${address}`);
  const lists = server.asked.filter(({ path }) => path.startsWith('/api/applications/intern'));
  expect(lists.map(({ path }) => path)).toEqual([
    '/api/applications/intern?page=1&sort=applicant_name&search=u&status=submitted',
  ]);
  const beside = server.asked.filter(({ path }) => path.includes('/neighbours'));
  expect(beside.map(({ path }) => path)).toEqual([
    '/api/admin/applications/12/neighbours?sort=applicant_name&search=u&status=submitted&around=5',
  ]);
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(await person('Divine Uwase')).toBeVisible();
  expect(location.search).toBe(address);
  await screen.findByRole('link', { name: 'Next applicant' });
  expect(screen.queryByRole('link', { name: 'Previous applicant' })).toBeNull();
});

test('the applications of one status are read one after the other, and then all again', async () => {
  const { server } = openStaff('/dashboard/intern?status=approved&sort=applicant_name', portal());
  const status = await screen.findByLabelText('Status');
  expect(status).toHaveValue('approved');
  await userEvent.selectOptions(status, 'submitted');
  await waitFor(() => expect(location.search).toBe('?status=submitted&sort=applicant_name'));
  await userEvent.selectOptions(status, '');
  await waitFor(() => expect(location.search).toBe('?sort=applicant_name'));
  await waitFor(() =>
    expect(server.asked.at(-1)?.path).toBe('/api/applications/intern?page=1&sort=applicant_name'),
  );
});

test('letters that are typed turn no page', async () => {
  openStaff('/dashboard/intern/12', portal());
  await screen.findByRole('link', { name: 'Next applicant' });
  await enter(userEvent, await screen.findByLabelText('Message to the applicant'), 'just kidding');
  expect(location.pathname).toBe('/dashboard/intern/12');
});

test('a list that does not come is reported, and is asked for again', async () => {
  const { server, shell } = openStaff('/dashboard/intern', portal().answers(LIST, refusal(503)));
  const panel = within(await screen.findByRole('complementary', { name: 'Applications' }));
  expect(await panel.findByText('Failed to get the applications')).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to get the applications']);
  server.answers(LIST, samplePage([ineza]));
  await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
  expect(await panel.findByRole('link', { name: /Ineza Mukamana/ })).toBeVisible();
});

test('an address that names no programme finds the application', async () => {
  openStaff('/dashboard/applications/12', portal());
  expect(await person('Ineza Mukamana')).toBeVisible();
  expect(location.pathname).toBe('/dashboard/intern/12');
});

test.each(['/dashboard/nothing', '/dashboard/intern/abc', '/dashboard/a/b/c'])(
  '%s leads to the dashboard',
  async (address) => {
    openStaff(address, portal());
    expect(await person('Dashboard')).toBeVisible();
    expect(location.pathname).toBe('/dashboard');
  },
);

test('Ctrl+B hides the list, and that is kept', async () => {
  const { server } = openStaff('/dashboard/intern', portal());
  await screen.findByRole('link', { name: /Ineza Mukamana/ });
  const cookie = jest.spyOn(document, 'cookie', 'set');
  fireEvent.keyDown(document.body, { key: 'b', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'b', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true });
  expect(cookie).toHaveBeenLastCalledWith(expect.stringContaining('Max-Age=604800'));
  cookie.mockRestore();
  expect(screen.queryByRole('link', { name: /Ineza Mukamana/ })).toBeNull();
  expect(document.cookie).toContain('sidebar_state=false');
  document.body.replaceChildren();
  openStaff('/dashboard/intern', server);
  const toggle = await screen.findByRole('button', { name: 'List of applications' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(document.cookie).toContain('sidebar_state=true');
});
