import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff, refusal, timeline } from '../../testing';
import { axe } from '../../testing/axe';
import { deskPortal } from '../../testing/sample-desk';

const at = { queued_at: '2026-11-21T09:00:00.000Z', changed_at: '2026-11-21T09:00:02.000Z' };
const to = 'ineza@exmaple.org';
const notice = 'smtp; 550 5.1.1 User unknown';
const mails = [
  { id: 1, kind: 'confirm-submission', state: 'sent' as const, to, answer: null, ...at },
  { id: 2, kind: 'mail-decision', state: 'bounced' as const, to, answer: notice, ...at },
  { id: 3, kind: 'mail-decision', state: 'refused' as const, to, answer: '451 Later', ...at },
  { id: 4, kind: 'mail-request-decided', state: 'given_up' as const, to, answer: null, ...at },
  { id: 5, kind: 'mail-draft-ends', state: 'queued' as const, to: null, answer: null, ...at },
];
const history = 'GET /api/admin/applications/12/timeline';
const open = (list = mails) =>
  openStaff('/dashboard/intern/12', deskPortal().answers(history, { ...timeline, mails: list }));
const line = async (words: string) =>
  within((await screen.findByText(words)).closest('li.p-sent') as HTMLElement);

test('the history shows for each email what happened to it, and what the mail server answered', async () => {
  open();
  const back = await line('Returned undelivered');
  expect(back.getByText('Decision on an application')).toBeVisible();
  expect(back.getByText('The address was refused')).toBeVisible();
  expect(back.getByText(notice)).toBeVisible();
  expect(back.getByText(/ineza@exmaple\.org/)).toBeVisible();
  expect(
    (await line('Refused by the mail server')).getByText('The portal will try again automatically.'),
  ).toBeVisible();
  expect((await line('Not delivered')).getByRole('button', { name: /^Send again/ })).toBeVisible();
  for (const words of ['Sent', 'Waiting to be sent'])
    expect((await line(words)).queryByRole('button')).toBeNull();
  expect(await axe(document.body)).toEqual([]);
});

test('an email that came back is sent again, and the history is read anew', async () => {
  const { server, shell } = open();
  const path = '/api/admin/applications/mails/2/send-again';
  server.answers(`POST ${path}`, { id: 2, state: 'sent' });
  const again = (await line('Returned undelivered')).getByRole('button', { name: /^Send again/ });
  server.answers(history, {
    ...timeline,
    mails: [{ id: 6, kind: 'mail-decision', state: 'sent', to, answer: null, ...at }],
  });
  await userEvent.click(again);
  expect(server.asked).toContainEqual({ method: 'POST', path, body: null });
  expect(shell.calls).toContainEqual(['notify', 'success', 'The email has been sent.']);
  await waitFor(() => expect(screen.queryByText('Returned undelivered')).toBeNull());
  expect((await line('Sent')).getByRole('button', { name: /^Send again/ })).toBeVisible();
});

test('an administrator corrects the address, after a typo is reported', async () => {
  const { server, shell } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the address' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Correct the address' }));
  const address = dialog.getByLabelText('Email address');
  expect(address).toHaveValue(to);
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save the address' }));
  await userEvent.clear(address);
  await save();
  expect(dialog.getByText(/Enter an email address in the correct format/)).toBeVisible();
  expect(address).toHaveFocus();
  await userEvent.type(address, 'ineza@example.org');
  const path = '/api/admin/applications/12/mail-address';
  const proven = 'The applicant has confirmed this email address, so only they can change it.';
  server.answers(`POST ${path}`, refusal(409, { message: proven }));
  await save();
  expect(await dialog.findByText(proven)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  server.answers(`POST ${path}`, { email: 'ineza@example.org' });
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked).toContainEqual({ method: 'POST', path, body: { email: 'ineza@example.org' } });
  expect(shell.calls).toContainEqual(['notify', 'success', expect.stringContaining('was corrected')]);
});

test('a reviewer sends again, and corrects no address', async () => {
  const portal = deskPortal().answers(history, { ...timeline, mails });
  openStaff('/dashboard/intern/12', portal, 'reviewer');
  expect((await line('Returned undelivered')).getByRole('button', { name: /^Send again/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct the address' })).toBeNull();
});

test('an email that is being sent already is reported', async () => {
  const { server, shell } = open();
  const message = 'This email is being sent already.';
  server.answers('POST /api/admin/applications/mails/2/send-again', refusal(409, { message }));
  await userEvent.click((await line('Returned undelivered')).getByRole('button', { name: /^Send again/ }));
  expect(shell.calls).toContainEqual(['notify', 'error', message]);
});

test('an older service returns no emails', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  expect(await screen.findByText(': Submitted to In review')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Emails' })).toBeNull();
});
