import '@testing-library/jest-dom';
import { application, fakePortal, openDashboard, profile, screen, waitFor } from './open';

const theirs = {
  id: 12,
  type: 'intern',
  status: 'draft',
  applicant_name: '<b>Win a prize</b>',
  phone: '250780000012',
  created_at: '2026-11-20T08:00:00.000Z',
  submitted_date: null,
} as const;
const portal = () =>
  fakePortal({
    applications: [application(7, 'visitor', 'submitted')],
    underAddress: [theirs],
    profile: { ...profile, shares_address: true },
  });

test('what somebody else began with the address is shown as plain text and can be taken', async () => {
  const dashboard = openDashboard({ portal: portal() });
  expect(await screen.findByRole('heading', { name: 'Also started with your email address' })).toBeVisible();
  expect(screen.getByText('<b>Win a prize</b>')).toBeVisible();
  await dashboard.user.click(screen.getByRole('button', { name: 'This is mine APP-012' }));
  expect(await screen.findByRole('heading', { name: 'Internship APP-012' })).toBeVisible();
  expect(screen.queryByText('Also started with your email address')).toBeNull();
  expect(dashboard.toasts()).toEqual(['success: The application is yours now']);
});

test('an application of others is discarded, and a refusal is shown beside it', async () => {
  const refusing = portal();
  const message = 'You have an open application of this kind already.';
  refusing.answerOnce('POST /api/user/under-my-address/12/take', { status: 409, body: { message } });
  const dashboard = openDashboard({ portal: refusing });
  await dashboard.user.click(await screen.findByRole('button', { name: 'This is mine APP-012' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await dashboard.user.click(screen.getByRole('button', { name: 'Not mine APP-012' }));
  await waitFor(() => expect(screen.queryByText('Also started with your email address')).toBeNull());
  expect(refusing.calls()).toContain('POST /api/user/under-my-address/12/discard');
});

test('who shares the address with nobody is asked for no list', async () => {
  const { portal } = openDashboard({ portal: fakePortal({ underAddress: [theirs] }) });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await waitFor(() => expect(portal.calls()).toContain('GET /api/me'));
  expect(portal.calls()).not.toContain('GET /api/user/under-my-address');
});
