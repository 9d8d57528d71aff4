import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acted, previewed } from '../../testing';
import { ACT, choose, mail, portal, press, words } from '../../testing/bulk-portal';

beforeEach(() => localStorage.clear());

/** Writes an approval of the chosen applications. */
async function write() {
  await userEvent.selectOptions(await screen.findByLabelText('New status'), 'Approved');
  await enter(userEvent, screen.getByLabelText('Message to the applicants'), words);
}

test('Ctrl and Enter that are held show the email to several, and do not send it', async () => {
  const { server } = await choose(portal());
  await write();
  const keys = { key: 'Enter', ctrlKey: true };
  fireEvent.keyDown(screen.getByLabelText('Message to the applicants'), keys);
  const heading = await screen.findByRole('heading', { name: 'Send this email?' });
  fireEvent.keyDown(heading, { ...keys, repeat: true });
  await act(async () => undefined);
  expect(server.asked.map(({ path }) => path)).not.toContain('/api/admin/bulk-acts');
  await press('Confirm and send');
  expect(await screen.findByText('2 applications decided')).toBeVisible();
});

const hiddenToo = () => portal([previewed(12), previewed(13, { listed: false, language: 'fr' })]);

test('hidden rows that are included while emails are shown get theirs shown, too, before anything is sent', async () => {
  await choose(hiddenToo());
  await write();
  await press('Show the email');
  await screen.findByText('Dear Ineza');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include it too' }));
  expect(screen.queryByRole('button', { name: 'Confirm and send' })).toBeNull();
  await press('Show the emails');
  expect(await screen.findByRole('heading', { name: /^French/ })).toBeVisible();
});

test('hidden rows that are included while emails load discard these emails', async () => {
  let answer: (shown: object) => void = () => undefined;
  const server = hiddenToo();
  server.answers(
    'POST /api/feedback/preview',
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await choose(server);
  await write();
  await press('Show the email');
  const include = screen.getByRole('checkbox', { name: 'Include it too' });
  await userEvent.click(include);
  await act(async () => answer(mail));
  expect(include).toBeChecked();
  expect(screen.queryByText('Dear Ineza')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show the emails' })).toBeVisible();
});

const draft = 'staff:bulk-decision:1';
const typed = JSON.stringify({ status: 'approved', messages: { en: words } });

test('the draft of a decision outlives any other act on several', async () => {
  const server = portal();
  localStorage.setItem(draft, typed);
  await choose(server, 'Remind referees');
  server.answers(ACT, acted([12, 13]));
  await userEvent.click(await screen.findByRole('button', { name: 'Remind the referees of 2 applications' }));
  await screen.findByText('2 applications reminded');
  expect(localStorage.getItem(draft)).toBe(typed);
});

test('the draft is gone once the decisions are prepared', async () => {
  await choose(portal(), 'Prepare decisions');
  await write();
  expect(localStorage.getItem(draft)).toContain(words);
  await press('Show the email');
  await screen.findByText('Dear Ineza');
  await press('Prepare for later');
  expect(await screen.findByText('Decisions prepared on 2 applications')).toBeVisible();
  expect(localStorage.getItem(draft)).toBeNull();
});
