import { ApiError } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { sessionRefused } from './session-refused';
import { staffShell } from './staff-shell';

const over = new ApiError({ kind: 'answer', status: 401, message: 'Signed out.', body: null });

function staffAt(address: string) {
  history.replaceState(null, '', address);
  const shell = fakeShell({ session: { token: 'here', user: { id: 1, role: 'admin' } } });
  return { shell, staff: staffShell(shell) };
}

test.each([
  ['/admin/reports', '/', 'Authentication Failed: Session expired. Please login again.'],
  ['/dashboard/intern/7', '/staff/auth', 'Session expired. Please login again.'],
])('an ended session on %s is reported once, and leads to %s before it ends', (address, signIn, words) => {
  const { shell, staff } = staffAt(address);
  expect(sessionRefused(staff, over)).toBe(true);
  expect(sessionRefused(staff, over)).toBe(true);
  expect(shell.calls.slice(0, 3)).toEqual([
    ['notify', 'error', words],
    ['navigate', signIn, { replace: true }],
    ['session.end', 'expired'],
  ]);
  expect(shell.calls.filter(([what]) => what === 'notify')).toHaveLength(1);
});

test('the shared client, which ends a session by itself, ends it in the same words', () => {
  const { shell, staff } = staffAt('/dashboard/intern');
  staff.session.end('expired');
  expect(shell.calls).toContainEqual(['notify', 'error', 'Session expired. Please login again.']);
});

test('a person who signs out gets no message', () => {
  const { shell, staff } = staffAt('/admin');
  staff.session.end('signed-out');
  expect(shell.calls).toEqual([['session.end', 'signed-out']]);
});

test('another refusal means nothing for the session', () => {
  const { shell, staff } = staffAt('/admin');
  const forbidden = new ApiError({ kind: 'answer', status: 403, message: 'Not yours.', body: null });
  expect(sessionRefused(staff, forbidden)).toBe(false);
  expect(shell.calls).toEqual([]);
});

test.each([
  ['success', 3000],
  ['error', 5000],
  ['warning', 4000],
  ['info', 3000],
] as const)('a message of %s stands for %i ms, if nothing else is asked for', (kind, durationMs) => {
  const { shell } = staffAt('/admin');
  const notify = jest.spyOn(shell.notify, kind);
  const staff = staffShell(shell);
  staff.notify[kind]('Saved.');
  staff.notify[kind]('Saved.', { durationMs: 9000 });
  expect(notify.mock.calls).toEqual([
    ['Saved.', { durationMs }],
    ['Saved.', { durationMs: 9000 }],
  ]);
});
