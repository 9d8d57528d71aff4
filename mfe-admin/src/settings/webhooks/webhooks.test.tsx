import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';

const webhook = {
  id: 3,
  url: 'https://copy.example/hook',
  events: ['submitted', 'decided'],
  active: true,
  turned_off_at: null,
  failing_since: null,
  made_at: '2026-11-20T09:00:00.000Z',
  former_secret_until: null,
};
const delivery = {
  id: 8,
  event_id: '0b0b6a52-5f4b-4f6d-8f8c-0f3f6f0f3a11',
  kind: 'application.decided',
  application_id: 12,
  state: 'failed',
  attempts: 32,
  answer_status: 503,
  answer_text: 'Not now',
  duration_ms: 41,
  attempted_at: '2026-11-21T09:00:00.000Z',
  happened_at: '2026-11-20T09:00:00.000Z',
};
const secret = `portal_webhook_${'a'.repeat(43)}`;

async function open(webhooks: object[] = [], deliveries: object[] = []) {
  const server = fakeServer({
    'GET /api/admin/webhooks': { webhooks },
    'GET /api/admin/webhooks/3/deliveries': { deliveries },
  });
  const opened = openStaff('/admin/portal-settings/webhooks', server);
  await screen.findByRole('heading', {
    name: webhooks.length > 0 ? 'copy.example' : 'There are no webhooks yet',
  });
  return opened;
}
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add the address' }));

test('an address is added with the events that it gets, and its secret is shown once', async () => {
  const { server } = await open();
  await add();
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('link', { name: 'Enter an address that starts with https://' })).toBeVisible();
  expect(summary.getByRole('link', { name: 'Choose at least one event' })).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  const privately =
    'This address leads into a private network. Enter one that can be reached from the internet';
  server.answers(
    'POST /api/admin/webhooks',
    refusal(422, { message: privately, errors: { url: [privately] } }),
  );
  await enter(userEvent, screen.getByLabelText('Address of the other system'), webhook.url);
  await userEvent.click(screen.getByLabelText('An application was submitted'));
  await userEvent.click(screen.getByLabelText('A decision was sent'));
  await add();
  expect((await screen.findAllByText(privately))[0]).toBeVisible();
  server.answers('POST /api/admin/webhooks', { webhook, secret });
  server.answers('GET /api/admin/webhooks', { webhooks: [webhook] });
  await add();
  expect(await screen.findByText(secret)).toBeVisible();
  expect(server.asked.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    url: webhook.url,
    events: ['submitted', 'decided'],
  });
  expect(await screen.findByText('Nothing has been sent yet.')).toBeVisible();
});

test('messages are listed with their answers, and one is sent again', async () => {
  const { server, shell } = await open([webhook], [delivery]);
  expect(await screen.findByText(/32 attempts, 41 ms, answer: 503 Not now$/)).toBeVisible();
  expect(screen.getByText('Not delivered')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  const taken = { ...delivery, state: 'taken', attempts: 1, answer_status: 200, answer_text: '' };
  server.answers('POST /api/admin/webhooks/3/deliveries/8/again', { delivery: taken });
  server.answers('GET /api/admin/webhooks/3/deliveries', { deliveries: [taken] });
  await userEvent.click(screen.getByRole('button', { name: 'Send again (Decided)' }));
  expect(await screen.findByText('Delivered')).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'success', 'The message was delivered']);
});

test('a test shows its result', async () => {
  const { server, shell } = await open([webhook]);
  server.answers('POST /api/admin/webhooks/3/test', {
    delivery: { ...delivery, kind: 'test', state: 'waiting' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send a test to copy.example' }));
  await waitFor(() =>
    expect(shell.calls).toContainEqual(['notify', 'error', 'copy.example did not accept the test: 503']),
  );
});

test('a webhook that the portal has turned off is marked, and is turned on', async () => {
  const { server } = await open([{ ...webhook, active: false, turned_off_at: '2026-11-21T09:00:00.000Z' }]);
  expect(screen.getByText('The portal has turned off this webhook')).toBeVisible();
  server.answers('PATCH /api/admin/webhooks/3', { webhook });
  server.answers('GET /api/admin/webhooks', { webhooks: [webhook] });
  await userEvent.click(screen.getByRole('button', { name: 'Turn on copy.example' }));
  await waitFor(() => expect(screen.queryByText('The portal has turned off this webhook')).toBeNull());
  expect(server.asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ active: true });
});

test('the secret is renewed, and the address removed, after a question each', async () => {
  const { server } = await open([webhook]);
  server.answers('POST /api/admin/webhooks/3/secret', { secret });
  await userEvent.click(screen.getByRole('button', { name: 'Renew the secret of copy.example' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText(secret)).toBeVisible();
  server.answers('DELETE /api/admin/webhooks/3', null);
  server.answers('GET /api/admin/webhooks', { webhooks: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove copy.example' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('There are no webhooks yet')).toBeVisible();
});

test('the secret before a renewal is shown with its end, and ended by hand', async () => {
  const until = '2026-11-24T09:00:00.000Z';
  const { server } = await open([{ ...webhook, former_secret_until: until }]);
  expect(screen.getByText(/^The old secret works until 24 November 2026/)).toBeVisible();
  server.answers('DELETE /api/admin/webhooks/3/former-secret', { webhook });
  server.answers('GET /api/admin/webhooks', { webhooks: [webhook] });
  await userEvent.click(screen.getByRole('button', { name: 'End the old secret of copy.example' }));
  await waitFor(() => expect(screen.queryByText(/^The old secret works until/)).toBeNull());
  expect(screen.queryByRole('button', { name: /^End the old secret/ })).toBeNull();
});
