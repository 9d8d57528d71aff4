import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import {
  application,
  fakePortal,
  feedback,
  heading,
  openDashboard,
  openWith,
  request,
  screen,
  waitFor,
  within,
} from './open';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const menu = (name: string) =>
  screen.getAllByRole('link', { name: new RegExp(`^${name}`) })[0] as HTMLElement;
const read = 'POST /api/feedback/2/read';

describe('reading feedback', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function open() {
    const portal = fakePortal({ feedback: [feedback(2), feedback(1, { is_read: true })] });
    const dashboard = openDashboard({ portal, at: '/feedback' });
    await pass(0);
    return dashboard;
  }

  test('marks it read about a second after the view opened, and the badge goes', async () => {
    const { portal } = await open();
    expect(menu('Feedback')).toHaveTextContent('1 unread');
    await pass(900);
    expect(portal.calls()).not.toContain(read);
    await pass(200);
    expect(portal.calls().filter((call) => call.endsWith('/read'))).toEqual([read]);
    expect(menu('Feedback')).toHaveTextContent(/^Feedback$/);
  });

  test('a person who leaves sooner has not read it', async () => {
    const { portal, close } = await open();
    await pass(500);
    close();
    await pass(5000);
    expect(portal.calls()).not.toContain(read);
  });

  test('new feedback stays marked as new while the view is open', async () => {
    await open();
    await pass(3000);
    expect(screen.getByRole('heading', { name: 'We need more information New' })).toBeInTheDocument();
  });

  test('feedback that arrives while the view is open appears there, and is then marked as read', async () => {
    const { portal } = await open();
    await pass(3000);
    portal.stored.feedback.unshift(feedback(3, { message: 'We have a place for you.' }));
    await pass(60_000);
    expect(screen.getByText('We have a place for you.')).toBeInTheDocument();
    expect(screen.getAllByText('New')).toHaveLength(2);
    await pass(1100);
    expect(portal.calls()).toContain('POST /api/feedback/3/read');
    expect(menu('Feedback')).toHaveTextContent(/^Feedback$/);
  });

  test('what is shown stays when the newest cannot be loaded', async () => {
    const { portal } = await open();
    await pass(3000);
    portal.stored.feedback.unshift(feedback(3, { message: 'We have a place for you.' }));
    portal.answerOnce('GET /api/my-feedback', { status: 500, body: { message: 'Out of order' } });
    await pass(60_000);
    expect(screen.queryByText('Failed to load feedback')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'We need more information New' })).toBeInTheDocument();
  });

  test('feedback that could not be marked is not tried over and over', async () => {
    const portal = fakePortal({ feedback: [feedback(2)] });
    portal.answerOnce(read, { status: 503, body: { message: 'Not now' } });
    const { toasts } = openDashboard({ portal, at: '/feedback' });
    for (const ms of [0, 1500, 30_000]) await pass(ms);
    expect(portal.calls().filter((call) => call === read)).toHaveLength(1);
    expect(toasts()).toEqual([]);
  });
});

test('a message shows its kind, status, author, time, and the application that it is about', async () => {
  openWith({ feedback: [feedback(1, { type: 'rejection', status: 'rejected' })] }, { at: '/feedback' });
  const title = await screen.findByRole('heading', { name: 'Rejection New' });
  const card = title.closest('section') as HTMLElement;
  expect(card).toHaveTextContent('From Grace Uwera on 20 November 2026, about Internship APP-007');
  expect(within(card).getByText('Rejected')).toBeVisible();
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/userdashboard/applications/7');
  expect(card).toHaveTextContent('Please send us your transcript');
});

test('an empty inbox shows that it is empty', async () => {
  openWith({}, { at: '/feedback' });
  expect(await screen.findByText('No feedback yet')).toBeVisible();
});

test('an inbox that cannot be read reports it and can be tried again', async () => {
  const portal = fakePortal({ feedback: [feedback(1)] });
  portal.answerOnce('GET /api/my-feedback', { status: 500, body: { message: 'Out of order' } });
  const { user } = openDashboard({ portal, at: '/feedback' });
  expect(await screen.findByText('Failed to load feedback')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /We need more information/ })).toBeVisible();
});

describe('requests', () => {
  test('show their outcome and the answer, and count as seen', async () => {
    const { portal } = openWith({ requests: [request(2)] }, { at: '/requests' });
    const title = await screen.findByRole('heading', { name: 'Another internship application New' });
    const card = title.closest('section') as HTMLElement;
    expect(within(card).getByText('Rejected')).toBeVisible();
    expect(card).toHaveTextContent('All places of next year are taken.');
    expect(card).toHaveTextContent('Answered on18 November 2026');
    await waitFor(() => expect(menu('Requests')).toHaveTextContent(/^Requests$/));
    expect(portal.calls()).toContain('POST /api/user/secondary-application-requests/seen');
  });

  test('a request that is decided while the view is open shows the decision, and counts as seen', async () => {
    jest.useFakeTimers();
    const waiting = request(2, { status: 'pending', admin_notes: null, reviewed_at: null, is_seen: true });
    const { portal } = openWith({ requests: [waiting] }, { at: '/requests' });
    await pass(0);
    expect(screen.queryByText('Our answer')).not.toBeInTheDocument();
    portal.stored.requests = [request(2)];
    await pass(60_000);
    await pass(0);
    expect(screen.getByText(/All places of next year are taken/)).toBeInTheDocument();
    expect(portal.calls()).toContain('POST /api/user/secondary-application-requests/seen');
    expect(menu('Requests')).toHaveTextContent(/^Requests$/);
    jest.useRealTimers();
  });

  test('an approved request leads to the new application', async () => {
    const approved = request(1, { status: 'approved', admin_notes: null, created_application_id: 12 });
    openWith({ requests: [approved] }, { at: '/requests' });
    expect(await screen.findByRole('link', { name: 'Open the new application APP-012' })).toHaveAttribute(
      'href',
      '/userdashboard/applications/12',
    );
  });

  test('none yet', async () => {
    openWith({}, { at: '/requests' });
    expect(await screen.findByText('No requests yet')).toBeVisible();
  });

  test('that cannot be read are reported', async () => {
    const portal = fakePortal();
    portal.answerOnce('GET /api/user/secondary-application-requests', {
      status: 500,
      body: { message: 'No' },
    });
    openDashboard({ portal, at: '/requests' });
    await heading('Requests');
    expect(await screen.findByText('Failed to load requests')).toBeVisible();
    expect(portal.calls().filter((call) => call.endsWith('/seen'))).toEqual([]);
  });
});

describe('the words of a decision', () => {
  const words = 'We are glad to have you.';
  const portal = () =>
    fakePortal({
      applications: [application(7, 'intern', 'approved')],
      feedback: [feedback(3, { type: 'approval', status: 'approved', message: words }), feedback(2)],
    });

  test.each(['/', '/applications/7'])(
    'stand beside the decision at %s, without those of before',
    async (at) => {
      openDashboard({ portal: portal(), at });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByText(/transcript of the last year/)).not.toBeInTheDocument();
    },
  );

  test('words of an earlier decision are not shown beside a later decision', async () => {
    const later = portal();
    later.stored.feedback.shift();
    openDashboard({ portal: later, at: '/applications/7' });
    await heading(/APP-007/);
    await waitFor(() => expect(later.calls()).toContain('GET /api/my-feedback'));
    expect(screen.queryByText(/transcript of the last year/)).not.toBeInTheDocument();
  });
});
