/** @jest-environment node */

import { answer, inMemory } from '../../../test/worker-stores';
import { keep, keepInLanguage, kept, shellStore } from './stores';

const page = (language: string) => `<!doctype html><html lang="${language}"><title>x</title>`;

let fetched: string[];
beforeEach(() => {
  fetched = inMemory(() => answer(page('fr')));
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

test('offline a page is rather kept in another language than not at all', async () => {
  await keep(shellStore, '/', answer(page('en')));
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no line')) });
  await expect(keepInLanguage('fr')).rejects.toThrow('no line');
  expect(await textOf('/')).toBe(page('en'));
});
