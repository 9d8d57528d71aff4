import { inMemory } from '../../../test/worker-stores';
import * as leaving from './leaving';
import { endNoted } from './left-session';
import { createSession } from './session';

/** A stand-in for a browser class that jsdom lacks. */
class Note {
  constructor(private readonly words: string) {}
  text = async () => this.words;
  clone = () => this;
}
Object.assign(globalThis, { Response: Note });

const mark = 'of-her-session';
const later = () => new Promise((resolve) => setTimeout(resolve));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** Sets the cookie that a sign-in sets. */
function setCookie(value: string, more = '') {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `XSRF-TOKEN=${value}${more}`;
}

/** The requests to the server, and its answer to them. */
let asked: { address: string; mark: string | undefined }[];
let status: number | undefined;

beforeEach(() => {
  localStorage.clear();
  setCookie(mark);
  asked = [];
  status = 204;
  inMemory(() => {
    throw new Error('not asked');
  });
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    asked.push({ address, mark: (init?.headers as Record<string, string> | undefined)?.['X-XSRF-TOKEN'] });
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { status };
  }) as typeof fetch;
});
afterEach(() => {
  setCookie('', '; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = 'portal_left=; path=/; max-age=0';
});

const open = () => createSession(async () => ({ ...leaving, askLeaving: async () => 'keep' as const }));

async function leftOffline() {
  status = undefined;
  const session = open();
  session.start({ token: 'abc', user: { id: 7, role: 'intern', name: 'Ineza' } });
  await session.signOut?.(offline);
  await later();
  asked = [];
}

const logout = [{ address: '/api/logout', mark }];

test('a sign-out while offline is completed once online', async () => {
  await leftOffline();
  status = 204;
  window.dispatchEvent(new Event('online'));
  await later();
  expect(asked).toEqual(logout);
  window.dispatchEvent(new Event('online'));
  await later();
  expect(asked).toEqual(logout);
});

test('or when the portal is next opened', async () => {
  await leftOffline();
  status = 204;
  open();
  await later();
  expect(asked[0]).toEqual(logout[0]);
  expect(localStorage.getItem('portal:lives-on')).toBeNull();
});

test('it stays to be made up for while the server has a trouble', async () => {
  await leftOffline();
  status = 503;
  open();
  await later();
  expect(localStorage.getItem('portal:lives-on')).toBe(mark);
});

test('the session of somebody who has signed in since is not ended', async () => {
  await leftOffline();
  setCookie('of-another-session');
  status = 204;
  open();
  await later();
  expect(asked).toEqual([]);
  expect(localStorage.getItem('portal:lives-on')).toBeNull();
});

test('the service worker ends it before it lets a stored file through', async () => {
  await leftOffline();
  await expect(endNoted()).rejects.toThrow();
  asked = [];
  status = 204;
  await endNoted();
  await endNoted();
  expect(asked).toEqual(logout);
});

test('until then the cookies say that their session was left', async () => {
  await leftOffline();
  expect(document.cookie.split('; ')).toContain(`portal_left=${mark}`);
});

test('a sign-out that the server hears of leaves nothing to be made up for', async () => {
  const session = open();
  session.start({ token: 'abc', user: { id: 7, role: 'intern', name: 'Ineza' } });
  await session.signOut?.(async () => undefined);
  await later();
  expect([asked, localStorage.length]).toEqual([[], 0]);
});

test('a page that has asked by itself ends its session the same way, without a second question', async () => {
  status = undefined;
  const askLeaving = jest.fn(async () => 'stay' as const);
  const session = createSession(async () => ({ ...leaving, askLeaving }));
  session.start({ token: 'abc', user: { id: 7, role: 'intern', name: 'Ineza' } });
  localStorage.setItem('visitor-wizard:step-2-draft', '{"name":"Ineza"}');
  expect(await session.signOut?.(offline, { asked: true })).toBe(true);
  await later();
  expect(askLeaving).not.toHaveBeenCalled();
  expect(session.current()).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ineza');
  expect(localStorage.getItem('portal:lives-on')).toBe(mark);
});
