import type { Session } from '@portal/contract-shell-v1';
import { speak } from '../../test/speak';
import { createSession } from '../session/session';
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
  await speak('en');
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

test('a device without a choice speaks the language of whoever signs in, and takes it for no choice', async () => {
  const { session, api } = await device();
  const spoken = changed(api);
  session.start(uwase('fr'));
  await spoken;
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

test('a choice of whoever is signed in is kept with the account, and holds without a line', async () => {
  const { session, api } = await device();
  session.start(uwase());
  asked.mockRejectedValue(new Error('no line'));
  await api.choose('fr');
  expect(api.current()).toBe('fr');
  expect(session.current()?.user.language).toBe('fr');
  expect(asked).toHaveBeenCalledWith(
    '/api/me/language',
    expect.objectContaining({ method: 'PUT', body: '{"language":"fr"}' }),
  );
});
