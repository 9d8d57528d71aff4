import type { Session } from '@portal/contract-shell-v1';
import { deviceStore } from '@portal/remote-sdk';
import { clearLeft, endLate } from './leaving';
import { createSession, type Leaving } from './session';

const ineza: Session = { token: 'a', user: { id: 7, role: 'intern', name: 'Ineza' } };
const bosco: Session = { token: 'b', user: { id: 8, role: 'intern', name: 'Bosco' } };
const form = { text: 'words of Ineza', name: 'Ineza' };

const backup = () => deviceStore('intern-wizard:backup:7', { of: 7 });
const note = () => deviceStore('staff:note:7:1', { of: 7 });
const early = () => deviceStore('visitor-wizard:step-2-draft', { of: 'nobody' });
const folded = () => deviceStore('staff:navigation-folded', { of: 'device' });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const here = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function begin(askLeaving: (person: number) => Promise<Leaving> = async () => 'keep') {
  const session = createSession(async () => ({ askLeaving, clearLeft, endLate }));
  session.start(ineza);
  await settled();
  return session;
}

describe.each(['signed-out', 'expired'] as const)('a session that ends (%s)', (reason) => {
  test('takes copies of what the server has, and whatever nobody has marked', async () => {
    const session = await begin();
    backup().write({ unsaved: false, form, base: form });
    localStorage.setItem('intern-wizard:files:12', '{"cv":{"name":"Ineza cv.pdf"}}');
    sessionStorage.setItem('portal:return-to', '/applications?search=Ineza');
    session.end(reason);
    expect(here()).not.toMatch(/Ineza|words/);
  });

  test('leaves of an unsaved form only what the server lacks, for its owner', async () => {
    const session = await begin();
    backup().write({ unsaved: true, form, base: { ...form, text: '' }, sent: [form] });
    note().write('words of a note');
    session.end(reason);
    expect(here()).not.toContain('"Ineza"');
    expect(backup().read()).toMatchObject({ unsaved: true, form: { text: 'words of Ineza' }, partial: true });
    expect(note().read()).toBe('words of a note');
  });

  test('takes what was typed before sign-in, and leaves settings of the device', async () => {
    const session = await begin();
    early().write({ name: 'Ineza' });
    folded().write(true);
    session.end(reason);
    expect(early().read()).toBeNull();
    expect(folded().read()).toBe(true);
  });

  test('leaves the unsaved text of somebody else where it is', async () => {
    const session = await begin();
    deviceStore('intern-wizard:backup:8', { of: 8 }).write({ unsaved: true, form });
    session.end(reason);
    expect(deviceStore('intern-wizard:backup:8').read()).toMatchObject({ form });
  });
});

test('somebody who signs in over a session finds no copy of it', async () => {
  const session = await begin();
  backup().write({ unsaved: false, form, base: form });
  early().write({ name: 'Bosco' });
  session.start(bosco);
  expect(here()).not.toContain('Ineza');
  expect(early().read()).toEqual({ name: 'Bosco' });
});

describe('signing out with text that this device alone has', () => {
  async function leaving(wish: Leaving) {
    const onServer = jest.fn(async () => undefined);
    const session = await begin(async () => wish);
    note().write('words of a note');
    early().write({ name: 'Ineza' });
    const left = await session.signOut?.(onServer);
    return { session, left, onServer };
  }

  test('"stay" changes nothing', async () => {
    const { session, left, onServer } = await leaving('stay');
    expect([left, session.current()]).toEqual([false, ineza]);
    expect(onServer).not.toHaveBeenCalled();
    expect(note().read()).toBe('words of a note');
  });

  test('"keep" leaves it', async () => {
    const { session, left, onServer } = await leaving('keep');
    expect([left, session.current()]).toEqual([true, null]);
    expect(onServer).toHaveBeenCalledTimes(1);
    expect(note().read()).toBe('words of a note');
    expect(early().read()).toEqual({ name: 'Ineza' });
  });

  test('"delete" takes it all', async () => {
    await leaving('delete');
    expect(here()).not.toMatch(/words|Ineza/);
  });

  test('a server that cannot be reached holds nobody', async () => {
    const session = await begin();
    expect(await session.signOut?.(() => Promise.reject(new Error('offline')))).toBe(true);
    expect(session.current()).toBeNull();
  });
});

test('a tab hears that somebody has signed out in another one, after the copies have gone', async () => {
  const session = await begin();
  const elsewhere = jest.fn();
  session.onSignedOutElsewhere(elsewhere);
  sessionStorage.setItem('portal:return-to', '/applications?search=Ineza');
  const storage = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  storage('portal:ending', 'signed-out');
  localStorage.clear();
  storage('user', null);
  storage('token', null);
  expect(session.current()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(elsewhere).toHaveBeenCalledTimes(1);
});

test('where the code of leaving has not come, the next page clears', async () => {
  const session = createSession(() => Promise.reject(new Error('offline')));
  session.start(ineza);
  backup().write({ unsaved: false, form, base: form });
  session.end('signed-out');
  await settled();
  expect(here()).toContain('Ineza');
  createSession(async () => ({ askLeaving: async () => 'keep' as const, clearLeft, endLate }));
  await settled();
  expect({ ...localStorage }).toEqual({});
});
