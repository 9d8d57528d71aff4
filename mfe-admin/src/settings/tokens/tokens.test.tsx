import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';

const token = {
  id: 3,
  name: 'Nightly copy',
  scopes: ['applications:read', 'reports:read'],
  made_by: 'Aline Uwera',
  made_at: '2026-11-20T09:00:00.000Z',
  ends_at: '2999-02-18T09:00:00.000Z',
  ended_at: null,
  last_used_at: '2026-11-21T02:00:00.000Z',
  last_network: '192.0.2.7',
};
const secret = `portal_token_${'a'.repeat(43)}`;

async function open(tokens: object[] = []) {
  const server = fakeServer({ 'GET /api/staff/tokens': { tokens } });
  const opened = openStaff('/admin/portal-settings/tokens', server);
  await screen.findByRole('heading', { level: 2, name: 'Active tokens' });
  return opened;
}
const makeIt = () => userEvent.click(screen.getByRole('button', { name: 'Create the token' }));

test('without a name, a purpose or an end no token is made, and each field shows an error', async () => {
  const { server } = await open();
  expect(screen.getByText('There are no active tokens')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Valid for how many days?'));
  await makeIt();
  const summary = within(await screen.findByRole('alert'));
  for (const sentence of [
    'Give the token a name',
    'Choose what the token is for',
    'Enter a whole number of days from 1 to 365',
  ])
    expect(summary.getByRole('link', { name: sentence })).toBeVisible();
  expect(screen.getByRole('group', { name: 'What is it for?' })).toHaveAccessibleDescription(
    'Error: Choose what the token is for',
  );
  expect(await axe(document.body)).toEqual([]);
  expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a token is made, shown once, and listed with where it was used', async () => {
  const { server } = await open();
  server.answers('POST /api/staff/tokens', { token, secret });
  server.answers('GET /api/staff/tokens', { tokens: [token] });
  await enter(userEvent, screen.getByLabelText('Name'), ' Nightly copy ');
  await userEvent.click(screen.getByLabelText('Read applications'));
  await userEvent.click(screen.getByLabelText('Read reports'));
  await makeIt();
  expect(await screen.findByText(secret)).toBeVisible();
  expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Nightly copy',
    scopes: ['applications:read', 'reports:read'],
    days: 90,
  });
  expect(await screen.findByText(/last used .* from 192\.0\.2\.7$/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(secret)).toBeNull();
});

test('a token ends after a question, and stands among the ended ones', async () => {
  const { server, shell } = await open([token]);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Nightly copy' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke Nightly copy?' }));
  server.answers('DELETE /api/staff/tokens/3', null);
  server.answers('GET /api/staff/tokens', { tokens: [{ ...token, ended_at: '2026-11-22T09:00:00.000Z' }] });
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'success', 'Nightly copy no longer works']);
});

test("the form shows the server's refusal", async () => {
  const { server } = await open([token]);
  const full = 'There are 50 tokens. First revoke one that is no longer needed.';
  server.answers('POST /api/staff/tokens', refusal(409, { message: full }));
  await enter(userEvent, screen.getByLabelText('Name'), 'Another');
  await userEvent.click(screen.getByLabelText('Decide'));
  await makeIt();
  expect(await screen.findByText(full)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Another');
});
