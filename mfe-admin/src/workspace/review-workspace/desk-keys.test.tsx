import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff, refusal, sampleSent } from '../../testing';
import { axe } from '../../testing/axe';
import { deskPortal, eric, ineza } from '../../testing/sample-desk';
import { sampleToday, sampleWaiting } from '../../testing/sample-today';

const UNREAD = 'GET /api/admin/applications/12/next-unread';
const person = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const settled = () => screen.findByText(': Submitted to In review');

beforeEach(() => localStorage.clear());

test('j opens the first application of a list, k leads back', async () => {
  openStaff('/dashboard/intern', deskPortal());
  await screen.findByRole('link', { name: /Ineza Mukamana/ });
  press('j');
  expect(await person('Ineza Mukamana')).toBeVisible();
  press('j');
  expect(await person('Eric Nshuti')).toBeVisible();
  press('k');
  expect(await person('Ineza Mukamana')).toBeVisible();
});

test('an arrow with Shift selects text and opens nobody else; without Shift it does', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  await settled();
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    const isLeftToBrowser = fireEvent.keyDown(document.body, { key, shiftKey: true });
    expect(isLeftToBrowser).toBe(true);
  }
  expect(location.pathname).toBe('/dashboard/intern/12');
  press('ArrowRight');
  expect(await person('Eric Nshuti')).toBeVisible();
});

test('u opens the next application that was not opened, in the list of the address', async () => {
  const server = deskPortal().answers(UNREAD, { next: 11 });
  openStaff('/dashboard/intern/12?status=submitted&sort=applicant_name', server);
  await settled();
  press('u');
  expect(await person('Eric Nshuti')).toBeVisible();
  expect(location.search).toBe('?status=submitted&sort=applicant_name');
  const asked = server.asked.find(({ path }) => path.includes('next-unread'));
  expect(asked?.path).toContain('sort=applicant_name&status=submitted');
});

test('when all are read, and when that cannot be determined, the page shows it and stays', async () => {
  const server = deskPortal().answers(UNREAD, { next: null });
  const { shell } = openStaff('/dashboard/intern/12', server);
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Next unread' }));
  const none = ['notify', 'info', 'You have opened all applications in this list that are waiting.'];
  await waitFor(() => expect(shell.calls).toContainEqual(none));
  server.answers(UNREAD, refusal(503));
  press('u');
  await waitFor(() =>
    expect(shell.calls).toContainEqual([
      'notify',
      'error',
      expect.stringMatching(/went wrong|could not be found/),
    ]),
  );
  expect(location.pathname).toBe('/dashboard/intern/12');
});

test('Escape leaves the message, which stays, and the keys work again', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  await settled();
  press('d');
  await waitFor(() => expect(screen.getByLabelText('New status')).toHaveFocus());
  await enter(userEvent, screen.getByLabelText('Message to the applicant'), 'Dear Ineza');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Feedback' })).toHaveFocus();
  expect(screen.getByLabelText('Message to the applicant')).toHaveValue('Dear Ineza');
  await userEvent.keyboard('j');
  expect(await person('Eric Nshuti')).toBeVisible();
});

test('Escape leaves the email alone: the text is back with the focus in it; a second one leaves the text', async () => {
  const mail = { to: 'ineza@example.org', subject: 'Your application', text: 'Welcome to us.' };
  openStaff('/dashboard/intern/12', deskPortal().answers('POST /api/feedback/preview', mail));
  await settled();
  await userEvent.selectOptions(screen.getByLabelText('New status'), 'approved');
  const words = 'Welcome to us in June.';
  await enter(userEvent, screen.getByLabelText('Message to the applicant'), words);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const heading = await screen.findByRole('heading', { name: 'Send this email?' });
  await waitFor(() => expect(heading).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  const message = screen.getByLabelText('Message to the applicant');
  expect(message).toHaveFocus();
  expect(message).toHaveValue(words);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Feedback' })).toHaveFocus();
});

test('d leads to the decision, also where it is folded; a key typed there turns no page', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Feedback' }));
  expect(screen.queryByRole('combobox', { name: 'New status' })).toBeNull();
  press('d');
  const status = await screen.findByRole('combobox', { name: 'New status' });
  await waitFor(() => expect(status).toHaveFocus());
  fireEvent.keyDown(screen.getByLabelText('Message to the applicant'), { key: 'j' });
  expect(location.pathname).toBe('/dashboard/intern/12');
});

test('a decision goes on by Ctrl and Enter, and leaves the focus at the next unread application', async () => {
  const mail = { to: 'ineza@example.org', subject: 'Your application', text: 'Welcome to us.' };
  const sent = sampleSent('Application status updated to approved');
  const server = deskPortal().answers('POST /api/feedback/preview', mail).answers('POST /api/feedback', sent);
  openStaff('/dashboard/intern/12', server);
  await settled();
  await userEvent.selectOptions(screen.getByLabelText('New status'), 'approved');
  const message = screen.getByLabelText('Message to the applicant');
  await enter(userEvent, message, 'Welcome to us in June.');
  fireEvent.keyDown(message, { key: 'Enter', ctrlKey: true });
  const heading = await screen.findByRole('heading', { name: 'Send this email?' });
  fireEvent.keyDown(heading, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next unread' })).toHaveFocus());
  expect(server.asked.filter(({ path }) => path === '/api/feedback')).toHaveLength(1);
});

test('/ leads into the search, also where the list is hidden', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  await settled();
  fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true });
  press('/');
  await waitFor(() => expect(screen.getByLabelText('Search by name, email or id')).toHaveFocus());
});

test('? lists the keys and has the switch that turns them off on this device', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  await settled();
  press('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Next unread application')).toBeVisible();
  expect(within(dialog).getByText('Write a note')).toBeVisible();
  expect(await axe(dialog)).toEqual([]);
  await userEvent.click(within(dialog).getByLabelText('Use single-key shortcuts on this device'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('j');
  press('?');
  expect(location.pathname).toBe('/dashboard/intern/12');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('staff:keys:1')).toBe('false');
});

test('in a list with nothing open u opens its first unread application', async () => {
  const server = deskPortal().answers(UNREAD, { next: 11 });
  openStaff('/dashboard/intern', server);
  await screen.findByRole('link', { name: /Ineza Mukamana/ });
  press('u');
  expect(await person('Eric Nshuti')).toBeVisible();
  expect(server.asked.find(({ path }) => path.includes('next-unread'))?.path).toContain('from=beginning');
});

const keysUnder = (title: string) =>
  [...(screen.getByRole('heading', { name: title }).nextElementSibling?.querySelectorAll('kbd') ?? [])].map(
    (key) => key.textContent,
  );

test('on every page with shortcut keys, ? lists those that work there, and they do', async () => {
  const waiting = [
    sampleWaiting('submitted', 12, 'Ineza Mukamana', 5),
    sampleWaiting('letter', 11, 'Eric', 2),
  ];
  const server = deskPortal().answers('GET /api/admin/today', sampleToday({ waiting }));
  openStaff(
    '/dashboard',
    server.answers('GET /api/admin/application-lines', { applications: [ineza, eric] }),
  );
  const [first, second] = await screen.findAllByRole('link', { name: /Waiting since/ });
  expect(screen.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  press('?');
  await screen.findByRole('dialog');
  expect(keysUnder('Keys that work here')).toEqual(['j', 'k', 'u', '?']);
  await userEvent.keyboard('{Escape}');
  press('j');
  expect(first).toHaveFocus();
  press('j');
  expect(second).toHaveFocus();
  press('k');
  expect(first).toHaveFocus();
  press('u');
  expect(await person('Ineza Mukamana')).toBeVisible();
  expect(location.search).toBe('?list=todo&ids=12,11');
  await settled();
  press('?');
  await screen.findByRole('dialog');
  expect(keysUnder('Keys that work here')).toEqual(
    expect.arrayContaining(['j', 'u', 's', 'Shift + s', 'd', 'o', 'f', '/', '?']),
  );
});

test('no key acts while somebody types, nor in a list that is chosen from', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  await settled();
  const search = screen.getByLabelText('Search by name, email or id');
  for (const key of ['j', 'k', 'u', '?', 's', 'f']) fireEvent.keyDown(search, { key });
  for (const key of ['j', 'u', '?']) fireEvent.keyDown(screen.getByLabelText('Order'), { key });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/dashboard/intern/12');
});

test('s leads from section to section, and the list of sections to any of them', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  await settled();
  const titles = [...document.querySelectorAll('.p-reading > article .p-card-head > h2')];
  expect(titles.length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('button', { name: 'Sections' }));
  const list = within(screen.getByRole('list', { name: 'Sections' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    titles.map(({ textContent }) => textContent),
  );
  await userEvent.click(list.getAllByRole('button')[0] as Element);
  expect(titles[0]).toHaveFocus();
  press('s');
  expect(titles[1]).toHaveFocus();
  press('S');
  expect(titles[0]).toHaveFocus();
});

test('Feedback folds, and stays folded at the next application and after a reload', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Feedback' }));
  press('j');
  expect(await person('Eric Nshuti')).toBeVisible();
  const fold = () => screen.findByRole('button', { name: 'Feedback' });
  expect(await fold()).toHaveAttribute('aria-expanded', 'false');
  document.body.replaceChildren();
  openStaff('/dashboard/intern/12', deskPortal());
  expect(await fold()).toHaveAttribute('aria-expanded', 'false');
});
