import type { LanguageApi } from '@portal/contract-shell-v1';
import { languagesLater, wantedHere } from './later';

function loaded() {
  let current = 'en';
  const listeners = new Set<() => void>();
  const api: LanguageApi = {
    current: () => current,
    offered: ['en', 'fr'],
    choose: async (language) => {
      current = language;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return api;
}

test('it offers the languages that the shell has', () => {
  expect(languagesLater(['en', 'de', 'rw'], jest.fn()).api.offered).toEqual(['en', 'rw']);
});

test('nothing is loaded before a choice; then the pages are drawn in what was chosen', async () => {
  const load = jest.fn(async () => loaded());
  const { api } = languagesLater(['en', 'fr'], load);
  const drawn: string[] = [];
  api.subscribe(() => drawn.push(api.current()));
  expect(api.current()).toBe('en');
  expect(load).not.toHaveBeenCalled();
  await api.choose('fr');
  await api.choose('en');
  expect(drawn.slice(-2)).toEqual(['fr', 'en']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a choice that fails offline is reported, and the next one tries again', async () => {
  const load = jest.fn(async () => loaded());
  load.mockRejectedValueOnce(new Error('no line'));
  const { api } = languagesLater(['en', 'fr'], load);
  await expect(api.choose('fr')).rejects.toThrow('no line');
  expect(api.current()).toBe('en');
  await api.choose('fr');
  expect(api.current()).toBe('fr');
});

test('the code is loaded at once when another language was used before or is asked for', async () => {
  const other = loaded();
  await other.choose('fr');
  const { api, ready } = languagesLater(['en', 'fr'], async () => other);
  await ready('fr');
  expect(api.current()).toBe('fr');
});

test.each([
  { search: '', cookie: '', wants: undefined },
  { search: '?step=2', cookie: 'a=b; language=en', wants: undefined },
  { search: '?lang=fr', cookie: '', wants: 'fr' },
  { search: '?step=2&lang=en', cookie: '', wants: 'en' },
  { search: '', cookie: 'language=rw; a=b', wants: 'rw' },
  { search: '', cookie: 'a=b; language=en-XA', wants: 'en-XA' },
])('address $search and cookie $cookie: $wants', ({ search, cookie, wants }) => {
  expect(wantedHere(search, cookie)).toBe(wants);
});
