import '@testing-library/jest-dom';
import {
  abilities,
  application,
  fakePortal,
  heading,
  openDashboard,
  path,
  screen,
  waitFor,
  within,
} from './open';

const listed = application(3, 'intern', 'approved', { abilities: abilities.mayAsk });
const send = 'POST /api/user/secondary-application-request';

beforeEach(() => localStorage.clear());

async function open(portal = fakePortal({ applications: [listed] })) {
  const dashboard = openDashboard({ portal });
  await dashboard.user.click(await screen.findByRole('button', { name: /^Request Another/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Another' }));
  const field = dialog.getByLabelText('Why do you want to apply again?');
  async function give(reason: string) {
    await dashboard.user.clear(field);
    if (reason) await dashboard.user.click(field);
    if (reason) await dashboard.user.paste(reason);
  }
  const press = () => dashboard.user.click(dialog.getByRole('button', { name: 'Send Request' }));
  return { ...dashboard, dialog, field, give, press };
}

test.each([
  ['nothing', '', 'Please provide a reason for your request'],
  ['blanks', '   ', 'Please provide a reason for your request'],
  ['19 characters', 'x'.repeat(19), 'Please provide a more detailed reason (at least 20 characters)'],
  [
    '19 among blanks',
    `  ${'x'.repeat(19)}  `,
    'Please provide a more detailed reason (at least 20 characters)',
  ],
  ['1001 characters', 'x'.repeat(1001), 'Reason cannot exceed 1000 characters'],
])('%s is no reason', async (_, reason, sentence) => {
  const { give, press, dialog, field, portal } = await open();
  await give(reason);
  await press();
  expect(dialog.getByRole('link', { name: sentence })).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(portal.calls()).not.toContain(send);
});

test.each([20, 1000])('%s characters are sent, and the person sees their request', async (length) => {
  const { give, press, portal, toasts } = await open();
  await give(` ${'x'.repeat(length)} `);
  await press();
  await heading('Requests');
  expect(toasts()).toEqual(['success: Request Submitted']);
  const body = portal.asked.find((call) => call.path.endsWith('-request') && call.method === 'POST')?.body;
  expect(body).toEqual({ original_application_id: 3, reason: 'x'.repeat(length) });
  expect(await screen.findByText('Pending')).toBeVisible();
});

test('a counter shows how many characters are left, and lets people type on', async () => {
  const { give, dialog } = await open();
  expect(dialog.getByText('0/1000')).toBeVisible();
  await give('x'.repeat(1001));
  expect(dialog.getByText('You have 1 character too many')).toBeVisible();
});

test("a refusal is shown in the server's words, and nothing typed is lost", async () => {
  const portal = fakePortal({ applications: [listed] });
  portal.answerOnce(send, { status: 409, body: { message: 'You have asked already.' } });
  const { give, press, dialog, field, toasts } = await open(portal);
  await give('A reason that is long enough');
  await press();
  expect(await dialog.findByRole('link', { name: 'You have asked already.' })).toBeVisible();
  expect(toasts()).toEqual(['error: Failed to submit request']);
  expect(field).toHaveValue('A reason that is long enough');
});

test('what was typed is there again after the dialog was closed', async () => {
  const { give, dialog, user } = await open();
  await give('To come back');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^Request Another/ }));
  expect(await screen.findByLabelText('Why do you want to apply again?')).toHaveValue('To come back');
  expect(path()).toMatch(/^\/?$/);
});
