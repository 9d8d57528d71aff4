import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';

const aline = {
  id: 1,
  name: 'Aline Uwera',
  email: 'aline@hope.example',
  role: 'reviewer',
  phone: null,
  image: null,
  must_change_password: false,
};
const feed = { id: 3, name: 'My phone', created_at: '2026-11-20T09:00:00Z', last_used_at: null };
const address = 'https://portal.example/api/calendar/secret.ics';

async function open(feeds: object[] = []) {
  const server = fakeServer({ 'GET /api/me': aline, 'GET /api/admin/calendar-feeds': { feeds } });
  const opened = openStaff('/admin/profile', server, 'reviewer');
  const card = (await screen.findByRole('heading', { name: 'Calendar' })).closest('section') as HTMLElement;
  await within(card).findByRole('button', { name: 'Create an address' });
  return { ...opened, server, card: within(card) };
}

test('an address for a calendar is made under a name and shown once', async () => {
  const { server, card } = await open();
  await userEvent.click(card.getByRole('button', { name: 'Create an address' }));
  expect(card.getByText('Give the calendar a name')).toBeVisible();
  server.answers('POST /api/admin/calendar-feeds', { feed, address });
  server.answers('GET /api/admin/calendar-feeds', { feeds: [feed] });
  await enter(userEvent, card.getByLabelText('For which calendar?'), 'My phone');
  await userEvent.click(card.getByRole('button', { name: 'Create an address' }));
  expect(await card.findByText(address)).toBeVisible();
  expect(await card.findByText(/not used yet/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('an address is ended, and a refusal is shown at the field', async () => {
  const { server, card, shell } = await open([feed]);
  server.answers('POST /api/admin/calendar-feeds', refusal(409, { message: 'You have five already.' }));
  await enter(userEvent, await card.findByLabelText('For which calendar?'), 'My watch');
  await userEvent.click(card.getByRole('button', { name: 'Create an address' }));
  expect(await card.findByText('You have five already.')).toBeVisible();
  server.answers('POST /api/admin/calendar-feeds/3/revoke', null);
  server.answers('GET /api/admin/calendar-feeds', { feeds: [] });
  await userEvent.click(card.getByRole('button', { name: 'Revoke My phone' }));
  await waitFor(() => expect(card.queryByText('My phone')).toBeNull());
  expect(shell.calls).toContainEqual(['notify', 'success', 'My phone no longer shows the applications']);
});
