import type { Session } from '@portal/contract-shell-v1';
import { setLanguage } from '../../test/switch-language';
import { createSession } from '../shell-api/session/session';
import { ownLanguage, withAccount } from './account';
import { languageFiles as files } from './files';
import { createLanguage } from './language';

const uwase = (language?: string): Session => ({
  token: 'abc',
  user: { id: 7, role: 'intern', ...(language && { language }) },
});
const asked = jest.fn();

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  globalThis.fetch = asked as never;
});
afterEach(async () => {
  await setLanguage('en');
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own way
  document.cookie = 'language=; path=/; max-age=0';
});

async function device() {
  const session = createSession();
  const made = createLanguage({ files, offered: ['en', 'fr', 'rw'], found: 'en', asked: false });
  await made.ready;
  return { session, api: withAccount(made, session) };
}
const changed = (api: { subscribe(listener: () => void): unknown }) =>
  new Promise<void>((resolve) => api.subscribe(resolve));

test('a device without a choice uses the language of the person who signs in, and stores no choice', async () => {
  const { session, api } = await device();
  const done = changed(api);
  session.start(uwase('fr'));
  await done;
  expect(api.current()).toBe('fr');
  expect(document.cookie).not.toContain('language');
  expect(ownLanguage(session)).toBe('fr');
});

test('a choice on the device stays', async () => {
  const { session, api } = await device();
  await api.choose('rw');
  session.start(uwase('fr'));
  expect(ownLanguage(session)).toBeUndefined();
  expect(api.current()).toBe('rw');
  expect(asked).not.toHaveBeenCalled();
});

const shown = () => asked.mock.calls.map(([, { body }]) => JSON.parse(body).language);
const lineIsBack = async () => {
  window.dispatchEvent(new Event('online'));
  await new Promise((later) => setTimeout(later, 20));
};

test('a choice of whoever is signed in is kept with the account', async () => {
  const { session, api } = await device();
  session.start(uwase());
  asked.mockResolvedValue({ status: 200 });
  await api.choose('fr');
  expect(session.current()?.user.language).toBe('fr');
  expect(asked).toHaveBeenCalledWith(
    '/api/me/language',
    expect.objectContaining({ method: 'PUT', body: '{"language":"fr"}' }),
  );
  await lineIsBack();
  expect(shown()).toEqual(['fr']);
});

test('offline a choice holds, and the account gets the last one when back online', async () => {
  const { session, api } = await device();
  session.start(uwase());
  asked.mockRejectedValueOnce(new Error('no line')).mockResolvedValueOnce({ status: 503 });
  asked.mockResolvedValue({ status: 200 });
  await api.choose('rw');
  await api.choose('fr');
  expect(api.current()).toBe('fr');
  await lineIsBack();
  expect(shown()).toEqual(['rw', 'fr', 'fr']);
});

test('also after the page was opened again', async () => {
  const { session, api } = await device();
  session.start(uwase());
  asked.mockRejectedValueOnce(new Error('no line')).mockResolvedValue({ status: 200 });
  await api.choose('fr');
  await device();
  await new Promise((later) => setTimeout(later, 20));
  expect(shown()).toEqual(['fr', 'fr']);
});

test('choices in quick succession arrive in their order', async () => {
  const { session, api } = await device();
  session.start(uwase());
  let answer = () => {};
  asked.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 200 });
      }),
  );
  asked.mockResolvedValue({ status: 200 });
  const first = api.choose('rw');
  await new Promise((later) => setTimeout(later, 20));
  const second = api.choose('fr');
  await new Promise((later) => setTimeout(later, 20));
  expect(shown()).toEqual(['rw']);
  answer();
  await Promise.all([first, second]);
  expect(shown()).toEqual(['rw', 'fr']);
});

test('what somebody before has chosen is nobody else’s', async () => {
  const { session, api } = await device();
  session.start({ token: 'abc', user: { id: 9, role: 'intern' } });
  asked.mockRejectedValue(new Error('no line'));
  await api.choose('fr');
  session.start({ token: 'def', user: { id: 8, role: 'intern' } });
  await lineIsBack();
  expect(shown()).toEqual(['fr']);
});
