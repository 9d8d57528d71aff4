import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { sampleForecast, sampleRetention } from '../../testing/sample-retention';

const path = '/api/admin/retention';
const portal = (rules: object = sampleRetention) =>
  fakeServer({
    [`GET ${path}`]: rules,
    [`POST ${path}/preview`]: sampleForecast,
    [`PUT ${path}`]: { ...sampleRetention, mails: 3 },
  });

async function open(server = portal()) {
  const opened = openStaff('/admin/portal-settings/retention', server);
  await screen.findByRole('button', { name: 'Preview what would be deleted' });
  return opened;
}
const months = (card: string, label: string) =>
  within(screen.getByRole('heading', { name: card }).closest('.p-card') as HTMLElement).getByLabelText(label);
const preview = () => userEvent.click(screen.getByRole('button', { name: 'Preview what would be deleted' }));
const sent = (server: ReturnType<typeof portal>, method: string) =>
  server.asked.filter((one) => one.method === method);

test('nothing is saved before an administrator has seen what would end, and when', async () => {
  const { server, shell } = await open();
  const drafts = months('Internship', 'Unfinished drafts');
  expect(drafts).toHaveValue('');
  await userEvent.type(drafts, '12');
  await userEvent.type(screen.getByLabelText('Emails that were sent'), '3');
  await preview();
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these rules?' }));
  expect(dialog.getByText(/would delete 2 drafts and 1 decided application/)).toBeVisible();
  expect(dialog.getByText('INT-012').closest('li')).toHaveTextContent(
    /last change .*2025, deleted on .*2026/,
  );
  expect(sent(server, 'PUT')).toEqual([]);
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save rules' }));
  const [saved] = sent(server, 'PUT');
  expect(saved?.body).toEqual({
    programmes: [
      { programme: 'intern', draft: 12, approved: null, rejected: 24 },
      { programme: 'visitor', draft: null, approved: null, rejected: null },
    ],
    mails: 3,
    devices: null,
  });
  expect(shell.calls).toContainEqual(['notify', 'success', 'The rules were saved']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('months that are none are named, and nothing is sent', async () => {
  const { server } = await open();
  await userEvent.type(months('Visit', 'Approved applications'), 'a year');
  await userEvent.type(screen.getByLabelText('Known devices'), '7');
  await preview();
  expect(screen.getAllByRole('link', { name: /Enter a whole number/ })).toHaveLength(2);
  expect(months('Visit', 'Approved applications')).toHaveValue('a year');
  expect(await axe(document.body)).toEqual([]);
  expect(sent(server, 'POST')).toEqual([]);
});

test('what could not be saved is reported in the question, and what was typed stays', async () => {
  const server = portal().answers(`PUT ${path}`, refusal(503, { message: 'Try again in a minute.' }));
  await open(server);
  await userEvent.type(screen.getByLabelText('Emails that were sent'), '3');
  await preview();
  await userEvent.click(await screen.findByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText('Try again in a minute.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Emails that were sent')).toHaveValue('3');
});

test('a clock that jumped is reported', async () => {
  await open(portal({ ...sampleRetention, clock_doubted_from: '2025-01-02T10:00:00.000Z' }));
  expect(screen.getByText('Nothing is deleted now: is the date right?')).toBeVisible();
});
