import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { aline, eric } from '../../testing/sample-administration';

const path = '/api/staff/2';
const again = () => refusal(403, { message: 'Enter your password again to do this.', reauthenticate: true });
const wrong = 'That password is not right.';

/** A staff member changes a colleague's name long after the sign-in. */
async function renameLate() {
  const server = fakeServer({ 'GET /api/staff': { staff: [aline, eric] } }).answers(`PATCH ${path}`, again());
  const opened = openStaff('/admin/portal-settings/staff', server);
  await screen.findByRole('table', { name: 'Staff accounts' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit : Eric Nshuti' }));
  const form = within(screen.getByRole('dialog', { name: /Eric Nshuti/ }));
  await enter(userEvent, form.getByLabelText('Full name'), ' II');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('dialog', { name: 'Is it still you?' });
  return { ...opened, form, question, asked: within(question) };
}

const sent = (server: ReturnType<typeof fakeServer>, method: string, to: string) =>
  server.asked.filter((one) => one.method === method && one.path === to).map(({ body }) => body);

test('an act that needs the password asks for it and goes on by itself; nothing typed is lost', async () => {
  const { server, asked } = await renameLate();
  expect(asked.getByLabelText('Your password')).toHaveFocus();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  expect(asked.getAllByText('Enter your password')[0]).toBeVisible();

  server.answers('POST /api/me/proof', refusal(422, { message: wrong, errors: { password: [wrong] } }));
  await enter(userEvent, asked.getByLabelText('Your password'), 'Amahoro2');
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  expect((await asked.findAllByText(wrong))[0]).toBeVisible();

  server.answers('POST /api/me/proof', refusal(422, { message: 'Enter the code.', factor_required: true }));
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  expect(await asked.findByLabelText('Code')).toHaveFocus();
  server.answers('POST /api/me/proof', null).answers(`PATCH ${path}`, { staff: eric });
  await userEvent.type(asked.getByLabelText('Code'), '123456');
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(server, 'POST', '/api/me/proof').at(-1)).toEqual({ password: 'Amahoro2', code: '123456' });
  expect(sent(server, 'PATCH', path)).toEqual(Array(2).fill({ name: 'Eric Nshuti II' }));
});

test('who does not enter it comes back to what was typed, and reads why it was not done', async () => {
  const { server, form, asked } = await renameLate();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Enter your password again to do this.');
  expect(form.getByLabelText('Full name')).toHaveValue('Eric Nshuti II');
  expect(sent(server, 'PATCH', path)).toHaveLength(1);
});

test('an export of the security events asks, too', async () => {
  const answers = [
    { ok: false, status: 403, body: { message: 'Again.', reauthenticate: true, request_id: 'memory' } },
    { ok: false, status: 500, body: { message: 'Later.', request_id: 'memory' } },
  ];
  globalThis.fetch = jest.fn(async () => {
    const { body, ...answer } = answers.shift() ?? {};
    return { ...answer, headers: new Headers(), text: async () => JSON.stringify(body) } as Response;
  });
  const none = { entries: [], pagination: { current_page: 1, last_page: 1, per_page: 50, total: 0 } };
  const board = { shellApi: '1.0.0', runtime: '1', remotes: [], services: [], events: [] };
  const server = fakeServer({
    'GET /api/staff': { staff: [aline] },
    'GET /api/admin/modules': board,
    'GET /api/staff/events': none,
    'GET /api/admin/events': none,
    'POST /api/me/proof': null,
  });
  openStaff('/admin/portal-settings/security', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Export accounts (CSV)' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Is it still you?' }));
  await enter(userEvent, asked.getByLabelText('Your password'), 'Amahoro1');
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});
