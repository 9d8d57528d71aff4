import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import {
  abilities,
  application,
  contracts,
  fakePortal,
  heading,
  openDashboard,
  openWith,
  screen,
  waitFor,
  within,
} from './open';

const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('section') as HTMLElement);
const list = 'GET /api/my-applications';

test('a person finds their submitted application with its reference, status and date', async () => {
  openWith({ applications: [application(7, 'intern', 'submitted')] });
  const shown = await card('Internship APP-007');
  expect(shown.getByText('Submitted')).toBeVisible();
  expect(shown.getByText('Submitted on 20 November 2026')).toBeVisible();
  expect(shown.getAllByRole('link')).toHaveLength(1);
  expect(shown.getByRole('link', { name: 'View APP-007' })).toHaveAttribute(
    'href',
    '/userdashboard/applications/7',
  );
});

test('days are those of the portal, with the day that the reader has beside them where it differs', async () => {
  const submitted_date = '2026-11-20T12:30:00Z';
  openDashboard({
    portal: fakePortal({ applications: [application(7, 'intern', 'submitted', { submitted_date })] }),
    timeZone: 'Pacific/Kiritimati',
  });
  const shown = await card('Internship APP-007');
  expect(shown.getByText('Submitted on 21 November 2026 (20 November 2026 where you are)')).toBeVisible();
});

test('a first draft shows how far it has come and goes on in its wizard', async () => {
  openWith({ applications: [application(1204, 'intern', 'draft')] });
  const shown = await card('Internship APP-1204');
  expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  expect(shown.getByRole('link', { name: 'Continue APP-1204' })).toHaveAttribute(
    'href',
    '/application/interns?continue',
  );
  expect(shown.getByRole('link', { name: 'Edit APP-1204' })).toBeVisible();
});

test('a further draft is finished in its own form', async () => {
  openWith({ applications: [application(9, 'visitor', 'draft', { abilities: abilities.furtherDraft })] });
  const shown = await card('Visit APP-009');
  expect(shown.getByRole('link', { name: 'Finish and Submit APP-009' })).toHaveAttribute(
    'href',
    '/userdashboard/applications/9/finish',
  );
  expect(shown.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
});

test('pending counts what is submitted and what is in review', async () => {
  openWith({
    applications: [
      application(1, 'intern', 'submitted'),
      application(2, 'intern', 'in-review'),
      application(3, 'intern', 'approved'),
      application(4, 'visitor', 'draft'),
    ],
  });
  await card('Internship APP-001');
  const figures = screen.getAllByRole('definition').map((one) => one.textContent);
  expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual(['Total', 'Pending', 'Approved']);
  expect(figures).toEqual(['4', '2', '1']);
});

test('while the list is on its way its place is held', async () => {
  openWith({});
  expect(screen.getByRole('status')).toHaveTextContent('Loading your applications');
  await screen.findByText('No applications yet');
});

test('who has no application is shown where to begin', async () => {
  openWith({});
  expect(await screen.findByText('No applications yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply for a visit' })).toHaveAttribute(
    'href',
    '/application/visitors',
  );
});

test.each([
  [403, 'No', 'Access denied. Please check your user role and permissions.'],
  [404, 'No', 'No applications found. You may need to create an application first.'],
  [500, 'Out of order.', 'Server error: Out of order. Please try again later.'],
  [503, 'Not available at the moment.', 'Failed to load applications: Not available at the moment.'],
])('an answer of %s to the list is shown as a sentence', async (status, message, sentence) => {
  const portal = fakePortal();
  if (status === 404) contracts.expectBreach(/^listOwnApplications promises no answer 404/);
  portal.answerOnce(list, { status, body: { message } });
  openDashboard({ portal });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a list that failed can be tried again, and the focus is not lost', async () => {
  const portal = fakePortal({ applications: [application(7, 'intern', 'submitted')] });
  portal.answerOnce(list, { status: 503, body: { message: 'Not available.' } });
  const { user } = openDashboard({ portal });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await heading('Dashboard')).toHaveFocus();
  await card('Internship APP-007');
});

test('a list that failed is loaded again by itself when the connection is back', async () => {
  const portal = fakePortal({ applications: [application(7, 'intern', 'submitted')] });
  portal.answerOnce(list, { status: 503, body: { message: 'Not available.' } });
  openDashboard({ portal });
  await screen.findByRole('button', { name: 'Try again' });
  act(() => void window.dispatchEvent(new Event('online')));
  await card('Internship APP-007');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a person with a wizard’s session is led to sign in with the password', async () => {
  const portal = fakePortal();
  portal.answerOnce(list, { status: 403, body: { message: 'No' } });
  const { shell } = openDashboard({ portal });
  expect(await screen.findByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/');
  expect(shell.session.current()).not.toBeNull();
});

test('a session that the server has ended leads home', async () => {
  const portal = fakePortal();
  portal.answerOnce(list, { status: 401, body: { message: 'Signed out' } });
  const { shell } = openDashboard({ portal });
  await waitFor(() => expect(shell.calls).toContainEqual(['session.end', 'expired']));
  expect(shell.calls).toContainEqual(['navigate', '/', { replace: true }]);
  expect(screen.getByText('No authentication token found. Please login again.')).toBeVisible();
});

test('the list shows id, type, status, date and progress of each application', async () => {
  openWith({ applications: [application(7, 'visitor', 'approved')] }, { at: '/applications' });
  const row = (await screen.findByRole('rowheader', { name: 'APP-007' })).closest('tr') as HTMLElement;
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual([
    'Visit',
    'Approved',
    '20 November 2026',
    '100 %',
  ]);
});

test('the programme that is still open can be applied for', async () => {
  openWith({
    applications: [application(7, 'intern', 'submitted')],
    types: { has_intern: true, has_visitor: false, can_apply_intern: false, can_apply_visitor: true },
  });
  expect(await screen.findByRole('link', { name: 'Apply for a visit' })).toHaveAttribute(
    'href',
    '/userdashboard/new/visitor',
  );
  expect(screen.queryByRole('link', { name: 'Apply for an internship' })).not.toBeInTheDocument();
});

describe('another application', () => {
  const withAbilities = (given: keyof typeof abilities) =>
    openWith({ applications: [application(3, 'intern', 'approved', { abilities: abilities[given] })] });

  test('is not mentioned where the server does not mention it', async () => {
    withAbilities('submitted');
    await card('Internship APP-003');
    expect(screen.queryByRole('button', { name: /Request Another|Available Soon/ })).not.toBeInTheDocument();
  });
  test('is announced for the day that the server returns', async () => {
    withAbilities('later');
    expect(await screen.findByRole('button', { name: 'Available Soon: 20 November 2027' })).toBeDisabled();
  });
  test('can be requested when the server allows it', async () => {
    withAbilities('mayAsk');
    expect(await screen.findByRole('button', { name: 'Request Another after APP-003' })).toBeEnabled();
  });
  test('waits for an answer once it was asked for', async () => {
    withAbilities('asked');
    expect(
      await screen.findByText(/Your request for another application is waiting for an answer/),
    ).toBeVisible();
  });
});

test('Logout ends the session on the server and here', async () => {
  const { user, portal, shell } = openWith({});
  await user.click(screen.getAllByRole('button', { name: 'Log out' })[0] as HTMLElement);
  expect(portal.calls()).toContain('POST /api/logout');
  expect(shell.calls).toContainEqual(['session.end', 'signed-out']);
  expect(shell.calls).toContainEqual(['navigate', '/', { replace: true }]);
});

test('Logout works here even when the server cannot be reached', async () => {
  const portal = fakePortal();
  portal.answerOnce('POST /api/logout', { status: 503, body: { message: 'down' } });
  const { user, shell } = openDashboard({ portal });
  await user.click(screen.getAllByRole('button', { name: 'Log out' })[0] as HTMLElement);
  await waitFor(() => expect(shell.session.current()).toBeNull());
});
