/** @jest-environment node */
import { keep, keepInLanguage, kept, shellStore } from './stores';

const origin = 'https://portal.example';
const page = (language: string) => `<!doctype html><html lang="${language}"><title>x</title>`;

/** A whole answer of the page's own server. */
const answer = (text: string) => Object.defineProperty(new Response(text), 'type', { value: 'basic' });

const addressOf = (address: string) => new URL(address, origin).href;

class Store {
  private readonly answers = new Map<string, Response>();
  put = async (address: string, given: Response) => void this.answers.set(addressOf(address), given);
  match = async (address: string) => this.answers.get(addressOf(address))?.clone();
  keys = async () => [...this.answers.keys()].map((url) => ({ url }));
}

const fetched: string[] = [];

beforeEach(() => {
  const stores = new Map<string, Store>();
  const open = async (name: string) => stores.get(name) ?? stores.set(name, new Store()).get(name);
  fetched.length = 0;
  Object.assign(globalThis, {
    caches: { open },
    fetch: async (address: string) => {
      fetched.push(address);
      return answer(page('fr'));
    },
  });
});

const textOf = async (address: string) => (await kept(shellStore, address))?.text();

test('pages that were kept in another language are kept anew in the one that was chosen since', async () => {
  await keep(shellStore, '/', answer(page('en')));
  await keep(shellStore, '/application/interns', answer(page('fr')));
  await keep(shellStore, '/assets/main.0123456789ab.js', answer('main'));
  await keepInLanguage('fr');
  expect(fetched).toEqual(['/']);
  expect(await textOf('/')).toBe(page('fr'));
  expect(await textOf('/assets/main.0123456789ab.js')).toBe('main');
});

test('without a line a page is rather kept in another language than not at all', async () => {
  await keep(shellStore, '/', answer(page('en')));
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no line')) });
  await expect(keepInLanguage('fr')).rejects.toThrow('no line');
  expect(await textOf('/')).toBe(page('en'));
});
