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
    blank: () => ({ application_id: 7 }),
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

test.each([
  ['deleted', false],
  ['kept', true],
])('what was typed for a referee is %s with the form', async (_, isKept) => {
  const { app } = offline('1.5.0');
  const letter = deviceStore('portal.letter.5.7.academic', { of: 5 });
  const typed = { full_name: '', email: '', about: 'My thesis' };
  letter.write(typed);
  const copy = deviceStore('short-wizard:backup:5', { of: 5 });
  if (isKept) copy.write({ form: {}, step: 1, unsaved: true });
  await app.signOut();
  expect(deviceStore('portal.letter.5.7.academic').read()).toEqual(isKept ? typed : null);
  copy.clear();
  letter.clear();
});
