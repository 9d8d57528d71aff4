import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PortalSettings } from '../../api/settings';
import { type FakeServer, fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { sampleSettings as settings } from '../../testing/sample-administration';

const closed: PortalSettings = { ...settings, portal_enabled: false };

const portal = (now: PortalSettings = settings) => fakeServer({ 'GET /api/admin/settings': now });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(server: FakeServer = portal()) {
  const opened = openStaff('/admin/portal-settings', server);
  await screen.findByRole('heading', { name: 'Application portal' });
  return opened;
}

test('the settings show whether the portal is open, and lead to the staff and to the activity', async () => {
  await open();
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Applicants may use the portal' })).toBeChecked();
  expect(screen.getByRole('link', { name: /^Staff accounts/ })).toHaveAttribute(
    'href',
    '/admin/portal-settings/staff',
  );
  expect(screen.getByRole('link', { name: /^Activity/ })).toHaveAttribute(
    'href',
    '/admin/portal-settings/activity',
  );
  expect(await axe(document.body)).toEqual([]);
});

test('each page of the settings stands under the heading that one would look under', async () => {
  await open();
  const under = (name: string) =>
    within(screen.getByRole('heading', { name, level: 2 }).nextElementSibling as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.querySelector('strong')?.textContent);
  expect(under('When people apply and come')).toEqual(['Rounds', 'Places and days off']);
  expect(under('Assessment and emails')).toEqual(['Assessment', 'Email templates', 'Emails']);
  expect(under('People and history')).toEqual([
    'Staff accounts',
    'Roles',
    'Activity',
    'Security',
    'How long data is kept',
  ]);
});

test.each([
  ['by the button', 'button'],
  ['by the switch', 'switch'],
])('closing the portal %s asks first and explains what it means', async (_story, role) => {
  const server = portal().answers('POST /api/admin/portal-status', { portal_enabled: false });
  const { shell } = await open(server);
  await userEvent.click(screen.getByRole(role, role === 'button' ? { name: 'Disable Portal' } : {}));
  const dialog = within(screen.getByRole('dialog', { name: 'Disable the portal?' }));
  expect(dialog.getByText(/Nobody can start, continue or submit an application/)).toBeVisible();
  expect(server.asked.some((one) => one.method === 'POST')).toBe(false);
  expect(await axe(document.body)).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: 'Disable Portal' }));
  expect(server.asked).toContainEqual({
    method: 'POST',
    path: '/api/admin/portal-status',
    body: { enabled: false },
  });
  const message = 'Application portal has been disabled. Only admins can access the system.';
  expect(shell.calls).toContainEqual(['notify', 'success', message]);
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByText('Disabled')).toBeVisible();
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('an administrator who cancels keeps the portal open', async () => {
  const { server } = await open();
  await press('Disable Portal');
  await press('Keep it open');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('switch')).toBeChecked();
  expect(server.asked.some((one) => one.method === 'POST')).toBe(false);
});

test('opening it needs no second question', async () => {
  const server = portal(closed).answers('POST /api/admin/portal-status', { portal_enabled: true });
  const { shell } = await open(server);
  expect(screen.getByText('People can apply and sign in again, at once.')).toBeVisible();
  await press('Enable Portal');
  expect(shell.calls).toContainEqual([
    'notify',
    'success',
    'Application portal has been enabled. Users can now access the system.',
  ]);
  expect(screen.getByText('Active')).toBeVisible();
});

test('a switch that did not work reports it and stays where it was', async () => {
  const { shell } = await open(
    portal(closed).answers('POST /api/admin/portal-status', refusal(503, { message: 'Not now.' })),
  );
  await press('Enable Portal');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to update portal statusNot now.');
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to update portal status']);
  expect(screen.getByText('Disabled')).toBeVisible();
});

test('settings that cannot be loaded are reported, with another try', async () => {
  const server = fakeServer({ 'GET /api/admin/settings': refusal(503, { message: 'Not now.' }) });
  const { shell } = openStaff('/admin/portal-settings', server);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch portal statusNot now.');
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to fetch portal status']);
  server.answers('GET /api/admin/settings', settings);
  await press('Retry');
  expect(await screen.findByText('Active')).toBeVisible();
});

async function typeLimits(experience: string, statement: string) {
  for (const [label, text] of [
    ['Description of an experience', experience],
    ['Personal statement', statement],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    if (text) await enter(userEvent, screen.getByLabelText(label), text);
  }
  await press('Save lengths');
}

test('raised lengths are saved as numbers', async () => {
  const raised = { ...settings, form_limits: { experience_description: 400, personal_statement: 5000 } };
  const server = portal().answers('PUT /api/admin/settings', raised);
  const { shell } = await open(server);
  await typeLimits('400', ' 5000 ');
  expect(server.asked).toContainEqual({
    method: 'PUT',
    path: '/api/admin/settings',
    body: { form_limits: { experience_description: 400, personal_statement: 5000 } },
  });
  expect(shell.calls).toContainEqual(['notify', 'success', 'Settings saved.']);
});

test.each([
  ['below the default', '49', '300', 'Enter a whole number from 50 to 5000'],
  ['over the most', '50', '5001', 'Enter a whole number from 300 to 5000'],
  ['no whole number', '50.5', '300', 'Enter a whole number from 50 to 5000'],
  ['empty', '50', '', 'Enter a whole number from 300 to 5000'],
])('a length that is %s is reported at the field', async (_story, experience, statement, sentence) => {
  const { server } = await open();
  await typeLimits(experience, statement);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(document.title).toMatch(/^Error: Portal Settings/);
  expect(server.asked.some((one) => one.method === 'PUT')).toBe(false);
});

test('an error of the server about a length is shown at its field, and the text stays', async () => {
  const refused = refusal(422, { message: 'Check.' });
  Object.assign(refused.errors, { 'form_limits.personal_statement': ['Too long for the letter'] });
  const { shell } = await open(portal().answers('PUT /api/admin/settings', refused));
  await typeLimits('50', '4000');
  expect(screen.getByLabelText('Personal statement')).toHaveAccessibleDescription(/Too long for the letter/);
  expect(screen.getByLabelText('Personal statement')).toHaveValue('4000');
  expect(shell.calls).toContainEqual([
    'notify',
    'error',
    'Validation Error: Please check the form for errors.',
  ]);
});

test('a code on a new device can be required; both choices explain what they mean', async () => {
  const server = portal().answers('PUT /api/admin/settings', { ...settings, resume_code: 'new-device' });
  const { shell } = await open(server);
  expect(screen.getByRole('radio', { name: 'Never ask for a code (default)' })).toBeChecked();
  const meaning = /^Anyone who knows the email address and the phone number .* can open an application/;
  expect(screen.getByText(meaning)).toBeVisible();
  const choice = screen.getByRole('radio', { name: 'Ask on a new device' });
  expect(choice).toHaveAccessibleDescription(/six digits that we email to them/);
  await userEvent.click(choice);
  await press('Save choice');
  expect(server.asked).toContainEqual({
    method: 'PUT',
    path: '/api/admin/settings',
    body: { resume_code: 'new-device' },
  });
  expect(screen.queryByText(meaning)).toBeNull();
  expect(shell.calls).toContainEqual(['notify', 'success', 'Settings saved.']);
});

test('the confirmation email can bring the link alone', async () => {
  const server = portal().answers('PUT /api/admin/settings', { ...settings, mailed_login: 'link' });
  await open(server);
  await userEvent.click(screen.getByRole('radio', { name: 'A link only' }));
  await press('Save the confirmation email');
  expect(server.asked).toContainEqual({
    method: 'PUT',
    path: '/api/admin/settings',
    body: { mailed_login: 'link' },
  });
});

test('a choice that could not be saved is reported', async () => {
  await open(portal().answers('PUT /api/admin/settings', refusal(500, { message: '' })));
  await press('Save choice');
  expect(screen.getByRole('alert')).toHaveTextContent('The settings could not be saved. Please try again.');
});

test('administrators need a code where that is chosen, and one who has none is shown what to do', async () => {
  const rule = 'PUT /api/staff/second-factor-rule';
  const own = 'Set up an app for your own account first, in your profile. Otherwise you could not sign in.';
  const server = portal().answers(rule, refusal(409, { message: own }));
  const { shell } = await open(server);
  const choice = await screen.findByLabelText(/^Administrators sign in with a code from an app/);
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  const card = within(choice.closest('section') as HTMLElement);
  await userEvent.click(card.getByRole('button', { name: 'Save rule' }));
  expect(await card.findByRole('alert')).toHaveTextContent(own);
  expect(choice).toBeChecked();
  server.answers(rule, { required_for_administrators: true });
  await userEvent.click(card.getByRole('button', { name: 'Save rule' }));
  expect(server.asked.at(-1)).toMatchObject({ body: { required_for_administrators: true } });
  expect(shell.calls).toContainEqual(['notify', 'success', expect.any(String)]);
});

test('the minutes without use are changed; a wrong number stays where it was typed', async () => {
  const server = portal().answers('PUT /api/staff/session-rule', { idle_minutes: 45 });
  const { shell } = await open(server);
  const minutes = await screen.findByLabelText('Minutes without activity');
  expect(minutes).toHaveValue('30');
  for (const wrong of ['4', '721', 'soon']) {
    await userEvent.clear(minutes);
    await userEvent.type(minutes, wrong);
    await userEvent.click(screen.getByRole('button', { name: 'Save minutes' }));
    expect(minutes).toHaveAccessibleDescription(/Enter a whole number of minutes from 5 to 720/);
    expect(minutes).toHaveValue(wrong);
  }
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '45');
  await userEvent.click(screen.getByRole('button', { name: 'Save minutes' }));
  expect(server.asked.at(-1)).toMatchObject({ method: 'PUT', body: { idle_minutes: 45 } });
  expect(shell.calls).toContainEqual(['notify', 'success', 'Settings saved.']);
});

test('the minutes before a decision goes out are whole numbers up to 60', async () => {
  const { server, shell } = await open();
  const minutes = () => screen.getByLabelText('Minutes before a decision is sent');
  const asked = () => server.asked.filter(({ method }) => method === 'PUT');
  for (const wrong of ['61', 'soon', '']) {
    await userEvent.clear(minutes());
    if (wrong) await enter(userEvent, minutes(), wrong);
    await press('Save the delay');
    expect(screen.getByText('Enter a whole number of minutes from 0 to 60')).toBeVisible();
    expect(minutes()).toHaveFocus();
  }
  expect(asked()).toEqual([]);
  server.answers('PUT /api/admin/settings', { ...settings, hold_minutes: 0 });
  await enter(userEvent, minutes(), '0');
  await press('Save the delay');
  expect(asked()).toMatchObject([{ body: { hold_minutes: 0 } }]);
  expect(minutes()).toHaveValue('0');
  expect(shell.calls).toContainEqual(['notify', 'success', expect.any(String)]);
});

test('the time zone is chosen from all, with what the clock shows there', async () => {
  const { server } = await open();
  const zone = screen.getByLabelText('Days are counted in');
  expect(zone).toHaveValue('Africa/Kigali');
  server.answers('PUT /api/admin/settings', { ...settings, time_zone: 'America/New_York' });
  await userEvent.selectOptions(zone, 'America/New_York');
  expect(screen.getByText(/^It is now .+ where you are\)\.$/)).toBeVisible();
  await press('Save time zone');
  expect(server.asked.at(-1)).toMatchObject({ method: 'PUT', body: { time_zone: 'America/New_York' } });
});
