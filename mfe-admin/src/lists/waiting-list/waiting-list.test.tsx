import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WaitingList } from '../../api/waiting-list';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { sampleLinked } from '../../testing/sample-today';

const LIST = 'GET /api/admin/waiting-list';

const entry = (id: number, place: number, name: string, score: number | null = null) => ({
  ...{ id, place, score, added_by: 'Joel Kamau', added_at: '2026-11-21T09:00:00.000Z' },
  application: { ...sampleLinked(id + 100, name), status: 'in-review' as const },
});
const listOf = (entries: ReturnType<typeof entry>[], version = 4): WaitingList => ({
  ...{ programme: 'intern', version, shows_place: false, entries },
  counts: [{ programme: 'intern', count: entries.length }],
});
const [ineza, eric] = [entry(1, 1, 'Ineza Mukamana', 4.5), entry(2, 2, 'Eric Nshuti')];
const address = '/admin/waiting-list?programme=intern';
const portal = () => fakeServer({ [LIST]: listOf([ineza, eric]) });
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('one is moved up by a button, and the list shows the new order', async () => {
  const { server, shell } = openStaff(address, portal());
  expect(await screen.findByRole('button', { name: 'Decide on the next: Ineza Mukamana' })).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Up Ineza Mukamana' })).toHaveAttribute('aria-disabled', 'true');
  const { application: _, score: __, ...moved } = { ...eric, place: 1 };
  server
    .answers('POST /api/admin/waiting-list/2/move', { entry: moved, message: 'Moved to place 1.' })
    .answers(
      LIST,
      listOf(
        [
          { ...eric, place: 1 },
          { ...ineza, place: 2 },
        ],
        5,
      ),
    );
  await userEvent.click(screen.getByRole('button', { name: 'Up Eric Nshuti' }));
  await waitFor(() => expect(names()).toEqual(['Eric Nshuti INT-102', 'Ineza Mukamana INT-101']));
  expect(server.asked.find(({ path }) => path.endsWith('/2/move'))?.body).toEqual({ to: 1, version: 4 });
  expect(shell.calls).toContainEqual(['notify', 'success', 'Moved to place 1.']);
  // Keyboard users can continue from the moved row.
  expect(screen.getByRole('button', { name: 'Up Eric Nshuti' })).toHaveFocus();
});

test('a list that a colleague has changed is shown as it is now', async () => {
  const { server, shell } = openStaff(address, portal());
  const sentence = 'A colleague has changed this waiting list. Look at it again.';
  server.answers('POST /api/admin/waiting-list/order', refusal(409, { message: sentence }));
  await userEvent.click(await screen.findByRole('button', { name: 'Order by score' }));
  await waitFor(() => expect(shell.calls).toContainEqual(['notify', 'error', sentence]));
});

test('the question names the person to be removed', async () => {
  const { server } = openStaff(address, portal());
  await userEvent.click(await screen.findByRole('button', { name: 'Take off Eric Nshuti' }));
  const question = within(screen.getByRole('dialog', { name: 'Take Eric Nshuti off the waiting list?' }));
  const { application: _, score: __, ...off } = { ...eric, place: null };
  server
    .answers('POST /api/admin/waiting-list/2/take-off', { entry: off, message: 'Off.' })
    .answers(LIST, listOf([ineza]));
  await userEvent.click(question.getByRole('button', { name: 'Take off' }));
  await waitFor(() => expect(names()).toEqual(['Ineza Mukamana INT-101']));
});

test('a reviewer is not asked whether places are told', async () => {
  openStaff(address, portal(), 'reviewer');
  await screen.findByRole('table');
  expect(screen.queryByRole('checkbox', { name: 'Show applicants their place' })).toBeNull();
});

const place = {
  ...{ id: 7, from: '2027-06-01', until: '2027-06-30', participants: 1 },
  freed_at: '2026-11-21T09:00:00.000Z',
};
const automatic = {
  ...{ message: 'A place has become free for you.', place: 'Huye', conditions: null, reply_days: 5 },
  ...{ hold_minutes: 30, set_by: 'Grace Mutoni', since: '2026-11-21T09:00:00.000Z' },
};

test('a free place is offered to the next after a press, with the terms of the setting filled in', async () => {
  const { server } = openStaff(
    address,
    fakeServer({ [LIST]: { ...listOf([ineza, eric]), free_places: [place], automatic } }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Offer to the next/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Offer this place to Ineza Mukamana?' }));
  expect(await axe(document.body)).toEqual([]);
  const sentence = 'A colleague has already offered this place to the next.';
  server.answers('POST /api/admin/waiting-list/free-places/7/offer', refusal(409, { message: sentence }));
  await userEvent.click(dialog.getByRole('button', { name: 'Offer the place' }));
  expect(await dialog.findByText(sentence)).toBeVisible();
  const { set_by: _, since: __, ...terms } = automatic;
  expect(server.asked.find(({ path }) => path.endsWith('/7/offer'))?.body).toEqual({
    version: 4,
    terms: { ...terms, conditions: '' },
  });
});

test('an administrator lets free places go by themselves, and stops it', async () => {
  const { server } = openStaff(address, portal());
  await userEvent.click(await screen.findByRole('button', { name: 'Offer free places automatically' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Message to the applicant/), automatic.message);
  server
    .answers('PUT /api/admin/waiting-list/automatic', { version: 4, message: 'Saved.' })
    .answers(LIST, { ...listOf([ineza, eric]), automatic });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() =>
    expect(server.asked.filter(({ path }) => path.endsWith('/automatic')).at(-1)?.body).toEqual({
      programme: 'intern',
      terms: null,
    }),
  );
});

test('opens on the programme in which people wait, unless the address names one', async () => {
  const empty = { ...listOf([]), counts: [{ programme: 'intern' as const, count: 2 }] };
  const server = fakeServer({}).answers(LIST, ({ path }: { path: string }) =>
    path.includes('programme=intern') ? listOf([ineza, eric]) : { ...empty, programme: 'visitor' },
  );
  openStaff('/admin/waiting-list', server);
  await waitFor(() => expect(location.search).toBe('?programme=intern'));
  expect(await screen.findByRole('table')).toBeVisible();
});

const spring = { id: 3, names: { en: 'Spring' }, count: 1 };

test('shows those of one round, which the address keeps', async () => {
  const { server } = openStaff(
    address,
    fakeServer({ [LIST]: { ...listOf([ineza, eric]), rounds: [spring] } }),
  );
  const filter = await screen.findByLabelText('Round');
  server.answers(LIST, { ...listOf([eric]), rounds: [spring] });
  await userEvent.selectOptions(filter, 'Spring (1)');
  await waitFor(() => expect(names()).toEqual(['Eric Nshuti INT-102']));
  expect(location.search).toBe('?programme=intern&round=3');
  server.answers(LIST, { ...listOf([]), rounds: [] });
  await userEvent.selectOptions(screen.getByLabelText('Round'), '');
  await waitFor(() => expect(location.search).toBe('?programme=intern'));
});

test('a place that was added to a round goes to the next who applied in it, on the days that staff choose', async () => {
  const added = {
    ...{ ...place, round_id: 3, days_to_choose: 'within' as const, press_because: 'days' as const },
    next: { id: 102, applicant_name: 'Eric Nshuti' },
  };
  const { server } = openStaff(
    address,
    fakeServer({ [LIST]: { ...listOf([ineza, eric]), rounds: [spring], free_places: [added], automatic } }),
  );
  expect(await screen.findByText(/Spring: next is Eric Nshuti/)).toBeVisible();
  expect(screen.getByText('Choose the days for it.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Offer to the next/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Offer this place to Eric Nshuti?' }));
  expect(dialog.getByLabelText(/First day/)).toHaveValue('2027-06-01');
  server.answers('POST /api/admin/waiting-list/free-places/7/offer', refusal(409, { message: 'Gone.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Offer the place' }));
  expect(await dialog.findByText('Gone.')).toBeVisible();
  expect(server.asked.find(({ path }) => path.endsWith('/7/offer'))?.body).toMatchObject({
    terms: { from: '2027-06-01', until: '2027-06-30' },
  });
});

test('a place for which nobody waits, and one that a colleague has to offer, have no button', async () => {
  const without = { ...place, next: null };
  const free = [
    { ...without, press_because: 'nobody' as const },
    { ...without, id: 8, press_because: 'off' as const },
  ];
  openStaff(address, fakeServer({ [LIST]: { ...listOf([ineza]), free_places: free } }));
  expect(await screen.findByText(/nobody waits for it/)).toBeVisible();
  expect(screen.getByText(/Ask a colleague/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Offer to the next/ })).toBeNull();
});
