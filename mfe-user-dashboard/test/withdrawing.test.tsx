import '@testing-library/jest-dom';
import type { FullReview } from '@portal/application-ui/reading';
import { abilities, application, fakePortal, openDashboard, reviewOf, screen, waitFor, within } from './open';

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

const offer: NonNullable<FullReview['offer']> = {
  ...{ id: 4, state: 'accepted', from: '2027-06-01', until: '2027-06-30', participants: 1, place: 'Huye' },
  ...{ conditions: null, reply_by: '2027-05-20T17:00', reply_by_at: '2027-05-20T15:00:00.000Z' },
  ...{ time_zone: 'Africa/Kigali', offered_at: '2026-11-20T10:00:00.000Z', wish: null, wish_at: null },
  ...{ answered_at: null, decline_reason: null, ended_at: null, end_reason: null, came: null },
  ...{ reply_ends_at: '2027-05-20T15:00:00.000Z', reply_over: false },
};

test.each(['open', 'accepted'] as const)(
  'who has a place offered (%s) reads that it is gone for good',
  async (state) => {
    const approved = application(7, 'intern', 'approved', { abilities: abilities.withdrawable });
    const portal = fakePortal({ applications: [approved] });
    portal.stored.reviews[7] = { ...reviewOf(approved), offer: { ...offer, state } };
    const dialog = await pressWithdraw(openDashboard({ portal, at: '/applications/7' }));
    expect(dialog.getByText(/is free for somebody else at once/)).toHaveTextContent(
      'If you withdraw Internship APP-007, the place we offered you is free for somebody else at once. ' +
        'You can cancel the withdrawal within one day, but that does not bring the place back.',
    );
    expect(dialog.queryByText(/make no decision/)).toBeNull();
  },
);

test('who is on the waiting list reads that the place on it is gone for good', async () => {
  const since = '2026-11-20T10:00:00.000Z';
  const portal = fakePortal({ applications: [{ ...waiting, waitlist: { since, place: 3 } }] });
  const dialog = await pressWithdraw(openDashboard({ portal }));
  expect(dialog.getByText(/your place on the waiting list goes to somebody else at once/)).toHaveTextContent(
    /You can cancel the withdrawal within one day, but that does not bring this place back\.$/,
  );
});

test('a place that was withdrawn is not followed by words about a decision', async () => {
  const approved = application(7, 'intern', 'approved', {
    withdrawn_at: '2026-11-20T10:00:00.000Z',
    undo_withdrawal_until: '2026-11-21T10:00:00.000Z',
  });
  openDashboard({ portal: fakePortal({ applications: [approved] }) });
  expect(await screen.findByText('If you still want to come, write to us.')).toBeVisible();
});
