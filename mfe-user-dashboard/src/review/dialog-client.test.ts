import { type ApiClient, ApiError } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { dialogClient } from './dialog-client';
import { progressOf } from './rebuilt-review';

const session = { token: 'abc', user: { id: 5, role: 'intern' } };
const refusing = (status: number) => {
  const refuse = () => Promise.reject(new ApiError({ kind: 'answer', status, message: 'No' }));
  return { send: refuse, upload: refuse } satisfies ApiClient;
};

test.each(['send', 'upload'] as const)('an ended session signs out on %s', async (call) => {
  const shell = fakeShell({ session });
  const client = dialogClient(refusing(401), shell);
  const sent = call === 'send' ? client.send('PUT', '/x', {}) : client.upload('/x', new FormData());
  await expect(sent).rejects.toMatchObject({ status: 401 });
  expect(shell.session.current()).toBeNull();
});

test.each([403, 409, 413, 422, 500])('a refusal with %s is left for the dialog to show', async (status) => {
  const shell = fakeShell({ session });
  await expect(dialogClient(refusing(status), shell).send('PUT', '/x', {})).rejects.toMatchObject({ status });
  expect(shell.session.current()).not.toBeNull();
});

test.each([
  ['intern', 'in-progress', 6, 42, 42],
  ['intern', 'submitted', 3, null, 100],
  ['intern', 'draft', 6, null, 50],
  ['visitor', 'draft', 6, undefined, 75],
  ['visitor', 'draft', 0, null, 8],
] as const)(
  'progress of %s, %s, at step %s, told %s: %s',
  (type, status, current_step, progress, percent) => {
    expect(progressOf({ type, status, current_step, progress })).toBe(percent);
  },
);
