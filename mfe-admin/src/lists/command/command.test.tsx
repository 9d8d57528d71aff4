import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '../../frame/language';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { overviewRow, sampleOverview } from '../../testing/sample-overview';
import { sampleAwaited, sampleToday, sampleWaiting } from '../../testing/sample-today';

const LIST = 'GET /api/admin/applications';
const ineza = overviewRow(12, { applicant_name: 'Ineza Mukamana' });
const portal = () =>
  fakeServer({
    [LIST]: sampleOverview([ineza]),
    'GET /api/admin/today': sampleToday({ waiting: [sampleWaiting('submitted', 11, 'Eric Nshuti', 3)] }),
  });
const box = () => screen.findByRole('combobox');
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

async function open(address = '/admin', role = 'admin', server = portal()) {
  const opened = openStaff(address, server, role);
  await screen.findByRole('button', { name: /^(Search|Chercher)/ });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await waitFor(async () => expect(await box()).toHaveFocus());
  return opened;
}

test('Ctrl K finds an applicant by name, and Enter opens them', async () => {
  const { server } = await open();
  await userEvent.type(await box(), 'ineza');
  expect(await screen.findByRole('option', { name: /^Ineza Mukamana/ })).toBeVisible();
  expect(chosen()).toBe('Ineza MukamanaINT-012');
  expect(server.asked.filter(({ path }) => path.includes('search=ineza'))).toHaveLength(1);
  expect(await axe(document.body)).toEqual([]);
  press('Enter');
  await waitFor(() => expect(location.pathname).toBe('/dashboard/intern/12'));
  expect(location.search).toBe('?list=all&search=ineza&sort=-submitted_date');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('somebody with an application of each programme is there with both, and each leads to itself', async () => {
  const visit = overviewRow(31, {
    type: 'visitor',
    reference: 'VIS-031',
    applicant_name: 'Ineza Mukamana',
  });
  const both = [ineza, visit];
  await open('/admin', 'admin', portal().answers(LIST, sampleOverview(both)));
  await userEvent.type(await box(), 'ineza');
  const options = await screen.findAllByRole('option', { name: /^Ineza Mukamana/ });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Ineza MukamanaINT-012',
    'Ineza MukamanaVIS-031',
  ]);
  await userEvent.click(options[1] as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe('/dashboard/visitor/31'));
});

test('the arrows choose, round and round, and the field names the choice', async () => {
  await open();
  await screen.findByRole('option', { name: /^Open the oldest to-do item/ });
  expect(chosen()).toMatch(/^Open the oldest to-do item/);
  press('ArrowUp');
  expect(chosen()).toBe('My profilePage');
  press('ArrowDown');
  press('ArrowDown');
  expect(chosen()).toMatch(/^Invite a staff member/);
  const field = await box();
  const option = screen.getByRole('option', { selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
});

test('a page is found by a part of its name, whatever its accents', async () => {
  const server = portal()
    .answers(LIST, sampleOverview([]))
    .answers('GET /api/admin/awaited', sampleAwaited());
  await open('/admin', 'admin', server);
  await userEvent.type(await box(), 'îtems');
  await waitFor(() => expect(chosen()).toBe('Outstanding itemsFollow up'));
  await waitFor(() => expect(screen.queryByText('Searching for applicants...')).toBeNull());
  await userEvent.click(screen.getByRole('option', { selected: true }));
  expect(location.pathname).toBe('/admin/awaited');
});

test('acts and pages keep their marks in other languages', async () => {
  const marks = async () => {
    await open();
    await screen.findAllByRole('option');
    return screen
      .getAllByRole('group')
      .map((group) => within(group).getAllByRole('option')[0]?.querySelector('svg')?.innerHTML);
  };
  const english = await marks();
  expect(new Set(english).size).toBe(2);
  cleanup();
  const applyWords = await languages.fr?.();
  act(() => applyWords?.());
  expect(await marks()).toEqual(english);
  const back = await languages.en?.();
  act(() => back?.());
});

test('an act is done: the navigation folds', async () => {
  await open();
  await userEvent.type(await box(), 'collapse');
  await waitFor(() => expect(chosen()).toMatch(/^Collapse the menu/));
  await waitFor(() => expect(screen.queryByText('Searching for applicants...')).toBeNull());
  press('Enter');
  expect(await screen.findByRole('button', { name: 'Expand the menu' })).toBeVisible();
});

test('a reviewer is offered no page of administrators', async () => {
  await open('/admin', 'reviewer');
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  const words = options.map((option) => option.textContent).join(' ');
  expect(words).toContain('Reports');
  for (const page of ['Portal Settings', 'Requests', 'Modules', 'People', 'Invite'])
    expect(words).not.toContain(page);
});

test('an empty result is reported, with what to try', async () => {
  await open('/admin', 'admin', portal().answers(LIST, sampleOverview([])));
  await userEvent.type(await box(), 'zzz');
  expect(await screen.findByText(/^No results for 'zzz'/)).toBeVisible();
});

test('a search that fails is reported, and is tried again', async () => {
  const { server } = await open('/admin', 'admin', portal().answers(LIST, refusal(503)));
  await userEvent.type(await box(), 'ineza');
  expect(await screen.findByRole('alert')).toHaveTextContent('Applicants could not be searched.');
  server.answers(LIST, sampleOverview([ineza]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: /^Ineza Mukamana/ })).toBeVisible();
});

test('Escape closes it, and the button opens it again', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Search/ }));
  expect(await box()).toBeVisible();
});
