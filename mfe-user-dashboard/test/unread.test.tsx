import '@testing-library/jest-dom';
import { act, fireEvent } from '@testing-library/react';
import { fakePortal, feedback, openDashboard, request, screen } from './open';

const counts = 'GET /api/user/unread-counts';
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
function turn(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
  return pass(0);
}
function open(portal = fakePortal({ feedback: [feedback(1), feedback(2)], requests: [request(1)] })) {
  const dashboard = openDashboard({ portal });
  return { ...dashboard, asked: () => portal.calls().filter((call) => call === counts).length };
}
const badge = (name: string) => screen.getAllByRole('link', { name: new RegExp(`^${name}`) })[0]?.textContent;

test('the menu shows the number of unread items', async () => {
  open();
  await pass(0);
  expect(badge('Feedback')).toBe('Feedback2 unread');
  expect(badge('Requests')).toBe('Requests1 unread');
  expect(screen.getByRole('button', { name: 'Menu 3 unread' })).toBeInTheDocument();
});

test('it is asked for when the page opens and every minute after', async () => {
  const { asked, portal } = open();
  await pass(0);
  expect(asked()).toBe(1);
  await pass(59_999);
  expect(asked()).toBe(1);
  portal.stored.feedback.push(feedback(3));
  await pass(1);
  expect(asked()).toBe(2);
  expect(badge('Feedback')).toBe('Feedback3 unread');
});

test('nothing is asked while the tab is hidden, and at once when it is seen again', async () => {
  const { asked } = open();
  await pass(30_000);
  await turn('hidden');
  await pass(600_000);
  expect(asked()).toBe(1);
  await turn('visible');
  expect(asked()).toBe(2);
  await pass(60_000);
  expect(asked()).toBe(3);
});

test('a page that opens in the background waits until it is seen', async () => {
  visibility = 'hidden';
  const { asked } = open();
  await pass(120_000);
  expect(asked()).toBe(0);
  await turn('visible');
  expect(asked()).toBe(1);
});

test('errors are silent and the numbers stay', async () => {
  const { portal, toasts } = open();
  await pass(0);
  portal.answerOnce(counts, { status: 500, body: { message: 'Out of order' } });
  await pass(60_000);
  expect(badge('Feedback')).toBe('Feedback2 unread');
  expect(toasts()).toEqual([]);
  expect(screen.queryByText(/Out of order/)).not.toBeInTheDocument();
});

test('an answer that was overtaken does not bring back what has been read', async () => {
  const portal = fakePortal({ feedback: [feedback(1)] });
  const late: (() => void)[] = [];
  const { fetch } = portal;
  portal.fetch = async (path, init) => {
    const answer = await fetch(path, init);
    if (String(path).endsWith('unread-counts') && late.length === 0) {
      await new Promise<void>((resolve) => late.push(resolve));
    }
    return answer;
  };
  open(portal);
  await pass(0);
  portal.stored.feedback = [feedback(1, { is_read: true })];
  await pass(60_000);
  late[0]?.();
  await pass(0);
  expect(badge('Feedback')).toBe('Feedback');
});

test('after the page is left no more calls are made', async () => {
  const { asked, close } = open();
  await pass(0);
  close();
  await pass(300_000);
  expect(asked()).toBe(1);
});

describe('who is signed in to an application in the making alone', () => {
  const token = `x.${btoa(JSON.stringify({ scope: 'wizard' }))}.x`;

  test.each([
    ['intern', '/application/interns'],
    ['visitor', '/application/visitors'],
  ])('is asked nothing about, and led back to the %s wizard', async (role, wizard) => {
    const { portal, shell } = openDashboard({ role, token });
    await pass(300_000);
    expect(portal.calls()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your application is not submitted yet',
    );
    expect(screen.getByRole('link', { name: 'Continue your application' })).toHaveAttribute('href', wizard);
    expect(shell.session.current()).not.toBeNull();
  });

  test('signs out to sign in with a password', async () => {
    const { portal, shell } = openDashboard({ token });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with a password' }));
    await pass(0);
    expect(portal.calls()).toEqual(['POST /api/logout']);
    expect(shell.session.current()).toBeNull();
    expect(shell.calls).toContainEqual(['navigate', '/', { replace: true }]);
  });
});
