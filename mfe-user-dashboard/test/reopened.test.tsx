import '@testing-library/jest-dom';
import {
  abilities,
  application,
  fakePortal,
  openDashboard,
  path,
  reopened,
  screen,
  waitFor,
  within,
} from './open';

const asked = (more = {}) =>
  application(7, 'intern', 'submitted', { abilities: abilities.answerable, reopened: reopened(more) });
const withAsked = (more = {}) => fakePortal({ applications: [asked(more)] });
const send = 'POST /api/user/applications/7/send-answers';
const asking = /^We need something more from you/;

beforeEach(() => localStorage.clear());

async function typeSkills({ user }: ReturnType<typeof openDashboard>) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit application APP-007' }));
  const skills = await dialog.findByLabelText(/^Anything else you are good at/);
  await user.clear(skills);
  await user.type(skills, 'Piano');
  return dialog;
}

test('what is needed stands at the top; a section is changed, saved and sent', async () => {
  const dashboard = openDashboard({ portal: withAsked() });
  expect(await screen.findByText(asking)).toHaveTextContent('(Internship APP-007)');
  expect(screen.getByText('5 December 2026')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit APP-007' })).toBeNull();
  await dashboard.user.click(screen.getByRole('link', { name: 'Languages and skills' }));
  const dialog = await typeSkills(dashboard);
  expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Languages', 'Documents']);
  await dashboard.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(path()).toMatch(/^\/applications\/7(\?|$)/));
  expect(dashboard.portal.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    data: { other_skills: 'Piano' },
  });
  expect(await screen.findByText(/^You saved changes on/)).toBeVisible();

  await dashboard.user.click(screen.getByRole('button', { name: 'Send my answers' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send your answers?' }));
  await dashboard.user.click(question.getByRole('button', { name: 'Send my answers' }));
  expect(await screen.findByText(/^You sent your answers on/)).toBeVisible();
  expect(screen.queryByText(asking)).toBeNull();
  expect(dashboard.portal.calls()).toContain(send);
  expect(dashboard.toasts().at(-1)).toBe('success: Answers Sent');
});

test('changes that are not saved yet are not left behind by sending', async () => {
  const dashboard = openDashboard({ portal: withAsked(), at: '/applications/7/answer?section=skills' });
  const dialog = await typeSkills(dashboard);
  await dashboard.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await dashboard.user.click(await screen.findByRole('button', { name: /Keep/ }));
  await dashboard.user.click(await screen.findByRole('button', { name: 'Send my answers' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send your answers?' }));
  expect(question.getByText('Some changes are not saved yet')).toBeVisible();
  expect(question.queryByRole('button', { name: 'Send my answers' })).toBeNull();
});

test('a save that comes too late is reported, and the text stays on the device', async () => {
  const portal = withAsked();
  const over = 'The time for these answers is over, so nothing was changed.';
  portal.answerOnce('PUT /api/user/applications/7', { status: 409, body: { message: over } });
  const dashboard = openDashboard({ portal, at: '/applications/7/answer?section=skills' });
  const dialog = await typeSkills(dashboard);
  await dashboard.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText(over)).toBeVisible();
  expect(dialog.getByLabelText(/^Anything else you are good at/)).toHaveValue('Piano');
  expect(JSON.stringify({ ...localStorage })).toContain('Piano');
});

test('afterwards the outcome is shown, and there is nothing to change', async () => {
  const over = application(7, 'intern', 'submitted', { reopened: reopened({ state: 'over' }) });
  const dashboard = openDashboard({
    portal: fakePortal({ applications: [over] }),
    at: '/applications/7/answer',
  });
  expect(
    await screen.findByText('The time for your answers ended at the end of 5 December 2026'),
  ).toBeVisible();
  expect(screen.getByText('There is nothing to change here now.')).toBeVisible();
  expect(dashboard.portal.calls()).not.toContain(send);
});

test('a refusal to send is shown in the dialog', async () => {
  const portal = withAsked();
  const message = 'We do not wait for these answers any more.';
  portal.answerOnce(send, { status: 409, body: { message } });
  const { user } = openDashboard({ portal });
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send your answers?' }));
  expect(question.getByText('You have not changed anything yet.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Send my answers' }));
  expect(await question.findByText(message)).toBeVisible();
});
