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

const further = application(9, 'visitor', 'draft', { abilities: abilities.discardable });
const withDraft = () => fakePortal({ applications: [further, application(7, 'intern', 'submitted')] });
const discard = 'POST /api/user/applications/9/discard';

type Opened = ReturnType<typeof openDashboard>;

async function pressDiscard({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'Discard APP-009' }));
  return within(await screen.findByRole('dialog', { name: 'Discard this application?' }));
}

test('a draft is discarded after a question, and can be brought back until the next day', async () => {
  const dashboard = openDashboard({ portal: withDraft() });
  const dialog = await pressDiscard(dashboard);
  expect(dialog.getByText('Visit APP-009')).toBeVisible();
  expect(dialog.getByText(/bring it back for one day/)).toBeVisible();
  await dashboard.user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText(/Visit APP-009. You can bring it back until/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Finish and Submit APP-009' })).toBeNull();

  await dashboard.user.click(screen.getByRole('button', { name: 'Bring back APP-009' }));
  expect(await screen.findByRole('link', { name: 'Finish and Submit APP-009' })).toBeVisible();
  expect(screen.queryByText(/You can bring it back/)).toBeNull();
  expect(dashboard.toasts()).toEqual(['success: Application Discarded', 'success: Application Brought Back']);
});

test('who keeps it after the question loses nothing', async () => {
  const dashboard = openDashboard({ portal: withDraft(), at: '/applications' });
  const dialog = await pressDiscard(dashboard);
  await dashboard.user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(dashboard.portal.calls()).not.toContain(discard);
});

test('on the page of the application it leads back to the dashboard', async () => {
  const dashboard = openDashboard({ portal: withDraft(), at: '/applications/9' });
  const dialog = await pressDiscard(dashboard);
  await dashboard.user.click(dialog.getByRole('button', { name: 'Discard' }));
  await heading('Dashboard');
  expect(path()).toMatch(/^\/?$/);
  expect(await screen.findByText(/You can bring it back until/)).toBeVisible();
});

test('the only application: the way to a new one, and the way back', async () => {
  const dashboard = openDashboard({ portal: fakePortal({ applications: [further] }) });
  const dialog = await pressDiscard(dashboard);
  await dashboard.user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('No applications yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bring back APP-009' })).toBeVisible();
});

test('a submitted application has no such button', async () => {
  openDashboard({ portal: withDraft() });
  await screen.findByRole('button', { name: 'Discard APP-009' });
  expect(screen.queryByRole('button', { name: 'Discard APP-007' })).toBeNull();
});

test('a refusal is shown where the person is working', async () => {
  const portal = withDraft();
  portal.answerOnce(discard, { status: 409, body: { message: 'It was submitted meanwhile.' } });
  const another = 'You have since started another application of this kind.';
  portal.answerOnce('POST /api/user/applications/9/bring-back', { status: 409, body: { message: another } });
  const dashboard = openDashboard({ portal });
  const dialog = await pressDiscard(dashboard);
  await dashboard.user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await dialog.findByText('It was submitted meanwhile.')).toBeVisible();
  await dashboard.user.click(dialog.getByRole('button', { name: 'Discard' }));
  await dashboard.user.click(await screen.findByRole('button', { name: 'Bring back APP-009' }));
  expect(await screen.findByText(another)).toBeVisible();
});
