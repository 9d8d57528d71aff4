import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';

const round = {
  id: 3,
  programme: 'intern',
  names: { en: 'Autumn' },
  opens: '2026-11-01T08:00',
  closes: '2026-11-27T17:00',
  opens_at: '2026-11-01T06:00:00.000Z',
  closes_at: '2026-11-27T15:00:00.000Z',
  state: 'open',
  grace_minutes: 30,
  places: null,
  periods: [],
  lifts_year_limit: false,
  version: 4,
  drafts: 2,
  submitted: 5,
};

async function open(rounds: object[] = []) {
  const now = '2026-11-10T00:00:00.000Z';
  const server = fakeServer({ 'GET /api/admin/rounds': { time_zone: 'Africa/Kigali', now, rounds } });
  const opened = openStaff('/admin/portal-settings/rounds', server);
  await screen.findByRole('heading', { level: 1, name: 'Rounds' });
  return opened;
}

test('a portal without rounds explains what one is for', async () => {
  await open();
  expect(await screen.findByText('No rounds')).toBeVisible();
  expect(screen.getByText(/takes applications at any time/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('a round is made with hours of the portal’s zone, and a refusal stands at its field', async () => {
  const { server } = await open();
  server.answers(
    'POST /api/admin/rounds',
    refusal(422, { errors: { closes: ['A round closes after it opens'] } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'New round' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New round' }));
  await enter(userEvent, dialog.getByLabelText(/^Name in English/), 'Autumn');
  fireEvent.change(dialog.getByLabelText('Opens'), { target: { value: '2026-11-27T17:00' } });
  fireEvent.change(dialog.getByLabelText('Closes'), { target: { value: '2026-11-01T08:00' } });
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save the round' }));
  expect(await dialog.findByText('A round closes after it opens')).toBeVisible();
  expect(dialog.getByLabelText('Closes')).toHaveFocus();
  expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    programme: 'intern',
    names: { en: 'Autumn' },
    opens: '2026-11-27T17:00',
    closes: '2026-11-01T08:00',
    grace_minutes: 0,
    places: null,
    periods: [],
    lifts_year_limit: false,
  });
});

test('a round that applications are for is changed as it was read, and cannot be removed', async () => {
  const { server } = await open([round]);
  server.answers('PUT /api/admin/rounds/3', { round: { ...round, version: 5 } });
  expect(await screen.findByText('5 submitted, 2 not submitted yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Autumn' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change Autumn' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save the round' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Autumn' })).toBeVisible();
  const sent = server.asked.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({ version: 4, closes: '2026-11-27T17:00', grace_minutes: 30 });
});

test('one person gets more time, with a reason', async () => {
  const { server } = await open([{ ...round, state: 'closed' }]);
  const more_time = { until: '2026-12-01T12:00', deadline: null, reason: 'In hospital', given_by: 'Aline' };
  server.answers('POST /api/admin/applications/12/more-time', { more_time, email_sent: true });
  await userEvent.click(await screen.findByRole('button', { name: 'More time for one person in Autumn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More time in Autumn' }));
  await enter(userEvent, dialog.getByLabelText('Number of the draft'), 'INT-012');
  fireEvent.change(dialog.getByLabelText('Can be submitted until'), {
    target: { value: '2026-12-01T12:00' },
  });
  await enter(userEvent, dialog.getByLabelText('Reason'), 'In hospital');
  await userEvent.click(dialog.getByRole('button', { name: 'Give more time' }));
  await screen.findByText('5 submitted, 2 not submitted yet');
  expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    until: '2026-12-01T12:00',
    reason: 'In hospital',
  });
});
