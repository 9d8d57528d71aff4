/** @jest-environment node */

import { registryWith } from '../../../test/worker-registry';
import { answer, inMemory, keptIn } from '../../../test/worker-stores';
import type { Opened } from './message';
import { shellStore } from './stores';

jest.mock('./stores', () => ({
  ...jest.requireActual('./stores'),
  shellFiles: ['main', 'language-fr', 'language-fr.all', 'language-rw'].map(
    (name) => `/assets/${name}.0123abcd.js`,
  ),
}));

type Listener = (event: { data: unknown; waitUntil(work: Promise<unknown>): void }) => void;
const listeners = new Map<string, Listener>();
const page = '<!doctype html><html lang="en"><title>x</title>';

beforeAll(async () => {
  Object.assign(globalThis, {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  });
  await import('./worker');
});

/** Opens a page on a device that keeps nothing yet; resolves to the pages that are kept afterwards. */
async function opened(result: Partial<Opened>, { saveData = false } = {}): Promise<string[]> {
  inMemory((address) =>
    answer(address === '/registry.json' ? JSON.stringify(registryWith('1.0.0-ab12cd34')) : page),
  );
  Object.defineProperty(globalThis, 'navigator', { value: { connection: { saveData } }, configurable: true });
  const data: Opened = { kind: 'opened', path: '/application/interns', files: [], ...result };
  const works: Promise<unknown>[] = [];
  listeners.get('message')?.({ data, waitUntil: (work) => works.push(work) });
  await Promise.all(works);
  return keptIn(shellStore);
}

const own = ['/', '/accessibility', '/help', '/prepare'];

test('who has opened a form opens home, help and the list to prepare offline, too', async () => {
  expect(await opened({})).toEqual([...own.slice(0, 2), '/application/interns', ...own.slice(2)]);
});

test('a form is kept once for all its addresses', async () => {
  expect(await opened({ path: '/intern-form' })).toContain('/application/interns');
  expect(await opened({ path: '/intern-form' })).not.toContain('/intern-form');
});

test('with data saver only the pages that were opened are kept', async () => {
  expect(await opened({}, { saveData: true })).toEqual(['/application/interns']);
  expect(await opened({ began: '/' }, { saveData: true })).toEqual(['/', '/application/interns']);
});

test('a page of nobody keeps nothing', async () => {
  expect(await opened({ path: '/nowhere' })).toEqual([]);
});

test('the words of all pages of the shell are kept in the current language, with data saver those that were used', async () => {
  const kept = await opened({ language: 'fr' });
  expect(kept).toEqual(
    expect.arrayContaining(['/assets/language-fr.all.0123abcd.js', '/assets/language-fr.0123abcd.js']),
  );
  expect(kept.filter((path) => path.includes('language-rw'))).toEqual([]);
  expect(await opened({ language: 'fr' }, { saveData: true })).toEqual(['/application/interns']);
});

test('words of other languages are not kept with the other files of the shell', async () => {
  inMemory((address) => answer(address === '/registry.json' ? '{"remotes":{}}' : page));
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  const works: Promise<unknown>[] = [];
  listeners.get('install')?.({ data: undefined, waitUntil: (work) => works.push(work) });
  await Promise.all(works);
  expect(await keptIn(shellStore)).toEqual(['/assets/main.0123abcd.js']);
});
