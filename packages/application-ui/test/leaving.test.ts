import { deviceStore } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import type { WizardForm } from '../src/base/form';
import { createWizardApp, type Programme } from '../src/wizards/wizard';

/** A wizard of somebody who is signed in, in a shell of this version; its calls never arrive. */
function offline(version: string) {
  const shell = fakeShell({ session: { token: 'token', user: { id: 5, role: 'intern' } } });
  const signOut = jest.fn(async (onServer: () => Promise<unknown>) => {
    await onServer().catch(() => undefined);
    return true;
  });
  Object.assign(shell, { version });
  Object.assign(shell.session, { signOut });
  const programme = {
    name: 'short-wizard',
    role: 'intern',
    steps: [{ value: 'begin', label: 'Welcome', lead: '', tip: '' }],
    messages: {},
    words: {},
    blank: () => ({}),
    preSignIn: [[], []],
    wizardOptions: {},
    whole: () => Promise.reject(new TypeError('Failed to fetch')),
  } as unknown as Programme<WizardForm>;
  const app = createWizardApp(programme, { shell, device: deviceStore, scopeOf: () => undefined });
  return { shell, signOut, app };
}

const ends = (shell: ReturnType<typeof fakeShell>) => shell.calls.filter(([kind]) => kind === 'session.end');

test('who has left a wizard offline is signed out by the shell, which ends the session once online', async () => {
  const { shell, signOut, app } = offline('1.5.0');
  expect(await app.signOut()).toBe(true);
  expect(signOut).toHaveBeenCalledWith(expect.any(Function), { asked: true });
  expect(ends(shell)).toEqual([]);
});

test('a shell that would ask again is not asked to sign out', async () => {
  const { shell, signOut, app } = offline('1.4.0');
  expect(await app.signOut()).toBe(true);
  expect(signOut).not.toHaveBeenCalled();
  expect(ends(shell)).toEqual([['session.end', 'signed-out']]);
});
