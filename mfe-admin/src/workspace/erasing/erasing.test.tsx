import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { deskPortal } from '../../testing/sample-desk';

const path = '/api/admin/applications/12/erasure';
const holdings = {
  person_id: 7,
  name: 'Ineza Mukamana',
  applications: 2,
  discarded: 0,
  documents: 5,
  feedback: 1,
  requests: 0,
  sent_mails: 2,
};
const portal = () => deskPortal().answers(`GET ${path}`, holdings);

async function ask(server = portal(), role = 'admin') {
  const opened = openStaff('/dashboard/intern/12', server, role);
  await userEvent.click(await screen.findByRole('button', { name: 'Erase this person' }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Erase Ineza Mukamana?' }) };
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Erase permanently' }));

test('the question names what goes; without a reason and a password nothing is sent', async () => {
  const { server, dialog } = await ask();
  const items = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(items).toContain('2 applications with all their answers and copies');
  expect(items).toContain('5 documents');
  expect(items.join()).not.toContain('discarded');
  expect(dialog).toHaveTextContent('2 emails were already sent. The portal cannot delete sent emails');
  await confirm();
  expect(within(dialog).getByRole('link', { name: 'Choose why' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Enter your password' })).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  expect(server.asked).not.toContainEqual(expect.objectContaining({ method: 'POST', path }));
});

test('a wrong password shows that nothing was erased; the right one erases and leads back to the list', async () => {
  const wrong = 'This is not your password. Nothing was erased.';
  const { server, shell } = await ask(
    portal().answers(`POST ${path}`, refusal(422, { message: wrong, errors: { password: [wrong] } })),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'The person asked for it' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'Amahoro1');
  await confirm();
  expect((await screen.findAllByText(wrong))[0]).toBeVisible();
  server.answers(`POST ${path}`, { state: 'erased' });
  await confirm();
  await waitFor(() => expect(location.pathname).not.toContain('/12'));
  expect(shell.calls).toContainEqual(['notify', 'success', 'The person is erased']);
  expect(server.asked).toContainEqual({
    method: 'POST',
    path,
    body: { reason: 'person_asked', password: 'Amahoro1' },
  });
});

test('reviewers erase nobody', async () => {
  openStaff('/dashboard/intern/12', portal(), 'reviewer');
  await screen.findByRole('heading', { level: 1, name: 'Ineza Mukamana' });
  expect(screen.queryByRole('button', { name: 'Erase this person' })).toBeNull();
});
