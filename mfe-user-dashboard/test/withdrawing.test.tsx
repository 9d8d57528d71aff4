import '@testing-library/jest-dom';
import { abilities, application, fakePortal, openDashboard, screen, waitFor, within } from './open';

const waiting = application(7, 'intern', 'submitted', { abilities: abilities.withdrawable });
const withWaiting = () => fakePortal({ applications: [waiting] });
const withdraw = 'POST /api/user/applications/7/withdraw';

type Opened = ReturnType<typeof openDashboard>;

beforeEach(() => localStorage.clear());

async function pressWithdraw({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'Withdraw APP-007' }));
  return within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
}

test('an application is withdrawn with a reason after a question, and taken back', async () => {
  const dashboard = openDashboard({ portal: withWaiting() });
  const dialog = await pressWithdraw(dashboard);
  await dashboard.user.type(dialog.getByLabelText('Why? (optional)'), ' Another place ');
  await dashboard.user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/^You withdrew this application on/)).toBeVisible();
  expect(dashboard.portal.asked.find(({ path }) => path.endsWith('/withdraw'))?.body).toEqual({
    reason: 'Another place',
  });
  expect(screen.getByText('Withdrawn')).toBeVisible();
  expect(screen.getByText('Pending').nextSibling).toHaveTextContent('0');
  expect(screen.queryByRole('button', { name: 'Withdraw APP-007' })).toBeNull();

  await dashboard.user.click(screen.getByRole('button', { name: /^Cancel the withdrawal/ }));
  expect(await screen.findByRole('button', { name: 'Withdraw APP-007' })).toBeVisible();
  expect(screen.queryByText(/^You withdrew/)).toBeNull();
  expect(dashboard.toasts()).toEqual([
    'success: Application Withdrawn',
    'success: Your Application Is Active Again',
  ]);
});

test('who keeps it loses neither the application nor the reason that was typed', async () => {
  const dashboard = openDashboard({ portal: withWaiting(), at: '/applications/7' });
  const dialog = await pressWithdraw(dashboard);
  await dashboard.user.type(dialog.getByLabelText('Why? (optional)'), 'Another place');
  await dashboard.user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(dashboard.portal.calls()).not.toContain(withdraw);
  const again = await pressWithdraw(dashboard);
  expect(again.getByLabelText('Why? (optional)')).toHaveValue('Another place');
});

test('a refusal is shown in the dialog; that of an expired day, beside the undo button', async () => {
  const portal = withWaiting();
  portal.answerOnce(withdraw, { status: 409, body: { message: 'We have decided already.' } });
  const over = 'A withdrawal can be cancelled within one day.';
  portal.answerOnce('POST /api/user/applications/7/undo-withdrawal', {
    status: 409,
    body: { message: over },
  });
  const dashboard = openDashboard({ portal });
  const dialog = await pressWithdraw(dashboard);
  await dashboard.user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await dialog.findByText('We have decided already.')).toBeVisible();
  await dashboard.user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await dashboard.user.click(await screen.findByRole('button', { name: /^Cancel the withdrawal/ }));
  expect(await screen.findByText(over)).toBeVisible();
});
