import type { Session } from '@portal/contract-shell-v1';
import { createSession } from './session';

const ineza: Session = { token: 'abc', user: { id: 7, role: 'intern', name: 'Ineza' } };

/** Simulates the browser's event in this tab after another tab has written. */
function otherTab(change: () => void, key: string | null = 'token') {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => localStorage.clear());

test('a session that is started is kept for the next page load', () => {
  createSession().start(ineza);
  expect(createSession().current()).toEqual(ineza);
  expect(localStorage.getItem('token')).toBe('abc');
  expect(localStorage.getItem('role')).toBe('intern');
});

test('signing out clears the device and reports why', () => {
  const session = createSession();
  const reasons: string[] = [];
  session.onEnd((reason) => reasons.push(reason));
  session.start(ineza);
  session.end('signed-out');
  expect(session.current()).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(reasons).toEqual(['signed-out']);
});

test('a session that ends twice is reported once', () => {
  const session = createSession();
  const notify = jest.fn();
  session.start(ineza);
  session.onEnd(notify);
  session.end('expired');
  session.end('expired');
  expect(notify).toHaveBeenCalledTimes(1);
});

test('signing in in one tab signs in the other', () => {
  const session = createSession();
  const seen = jest.fn();
  session.subscribe(seen);
  otherTab(() => {
    localStorage.setItem('user', JSON.stringify(ineza.user));
    localStorage.setItem('token', 'abc');
  });
  expect(seen).toHaveBeenCalledWith(ineza);
});

test('signing out in one tab signs out the other, without a reason of its own', () => {
  const session = createSession();
  const notify = jest.fn();
  session.start(ineza);
  session.onEnd(notify);
  otherTab(() => localStorage.clear(), null);
  expect(session.current()).toBeNull();
  expect(notify).not.toHaveBeenCalled();
});

test('a half-written or broken user is no session', () => {
  localStorage.setItem('token', 'abc');
  expect(createSession().current()).toBeNull();
  localStorage.setItem('user', '{"id":');
  expect(createSession().current()).toBeNull();
});

test('where storage is refused the session lives as long as the page', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  const session = createSession();
  session.start(ineza);
  expect(session.current()).toEqual(ineza);
  refuse.mockRestore();
});

test('a removed listener is not called', () => {
  const session = createSession();
  const seen = jest.fn();
  session.subscribe(seen)();
  session.start(ineza);
  expect(seen).not.toHaveBeenCalled();
});
