import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeServer, fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { sampleBegun, sampleRecoveryCodes } from '../../testing/sample-administration';

const own = 'GET /api/me/second-factor';
const on = { on: true, since: '2026-11-20T09:00:00.000Z', recovery_codes_left: 2 };

async function open(server: FakeServer = fakeServer()) {
  const opened = openStaff('/admin/profile', server);
  const title = await screen.findByRole('heading', { name: 'Code at sign-in' });
  return { ...opened, card: within(title.closest('section') as HTMLElement) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const password = () => screen.getByLabelText('Your password');
const code = () => screen.findByLabelText('Code');

function refusedAt(field: string, sentence: string) {
  const refused = refusal(422, { message: 'Please correct the marked fields.' });
  Object.assign(refused.errors, { [field]: [sentence] });
  return refused;
}

test('an app is set up by password, picture and first code, and the recovery codes are shown once', async () => {
  const server = fakeServer();
  server.answers('POST /api/me/second-factor', refusedAt('password', 'That password is not right.'));
  const { card, shell } = await open(server);
  await userEvent.click(await card.findByRole('button', { name: 'Set up an app' }));
  await card.findByLabelText('Your password');
  expect(card.getByText(/Your API tokens and calendar links will stop working/)).toBeVisible();
  await press('Continue');
  expect(card.getByRole('alert')).toHaveTextContent('Enter your password');
  await enter(userEvent, password(), 'wrong');
  await press('Continue');
  expect(await card.findByRole('alert')).toHaveTextContent('That password is not right.');

  server.answers('POST /api/me/second-factor', sampleBegun);
  await press('Continue');
  expect(await screen.findByRole('img', { name: /QR code for your authenticator app/ })).toBeVisible();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  server.answers('POST /api/me/second-factor/confirm', refusedAt('code', 'That code is not right.'));
  await enter(userEvent, await code(), '000000');
  await press('Turn on the code');
  expect(await card.findByRole('alert')).toHaveTextContent('That code is not right.');

  server.answers('POST /api/me/second-factor/confirm', { recovery_codes: sampleRecoveryCodes });
  await press('Turn on the code');
  expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
  expect(screen.getByText('k7mqd-9xw2p')).toBeVisible();
  server.answers(own, { ...on, recovery_codes_left: 10 });
  await press('I have saved them');
  expect(await screen.findByText(/You have 10 recovery codes left/)).toBeVisible();
  expect(screen.queryByText('k7mqd-9xw2p')).toBeNull();
  expect(shell.calls).toContainEqual([
    'notify',
    'success',
    expect.stringMatching(/You now sign in with a code/),
  ]);
});

test('it is turned off by password and code', async () => {
  const server = fakeServer({ [own]: on });
  const { card } = await open(server);
  await userEvent.click(await card.findByRole('button', { name: 'Turn off the code' }));
  expect(card.getByText(/Your API tokens and calendar links will stop working/)).toBeVisible();
  await press('Turn off the code');
  expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter your password',
    'Enter the code from your app',
  ]);
  await enter(userEvent, password(), 'long enough');
  await enter(userEvent, await code(), '123456');
  server.answers('POST /api/me/second-factor/off', null);
  server.answers(own, { on: false, since: null, recovery_codes_left: 0 });
  await press('Turn off the code');
  expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeVisible();
  expect(server.asked).toContainEqual({
    method: 'POST',
    path: '/api/me/second-factor/off',
    body: { password: 'long enough', code: '123456' },
  });
});

test('a person with few recovery codes left gets a notice, and makes new ones', async () => {
  const server = fakeServer({ [own]: on });
  server.answers('POST /api/me/second-factor/recovery-codes', { recovery_codes: sampleRecoveryCodes });
  await open(server);
  expect(await screen.findByText('You have few recovery codes left')).toBeVisible();
  await press('New recovery codes');
  await enter(userEvent, password(), 'long enough');
  await enter(userEvent, await code(), '123456');
  await press('Make new codes');
  expect(await screen.findByText('abcde-23456')).toBeVisible();
});
