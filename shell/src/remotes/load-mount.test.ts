import type { PageLifecycles } from '@portal/contract-shell-v1';
import { loadMount } from './load-mount';

const page: PageLifecycles = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
const offered = { shellApi: '1.0.0', runtime: '2.9.2', contracts: {} };
const entry = {
  version: '1.0.0-ab12cd34',
  manifest: '/remotes/mfe-admin/1.0.0-ab12cd34/mf-manifest.json',
  describes: { name: 'mfe-admin', pages: [], shellApi: '^1.0.0' },
};

function failing(error: unknown) {
  return loadMount({ entry, mount: './page', offered, load: async () => Promise.reject(error) });
}

test('a remote that arrives is a page', async () => {
  const load = jest.fn(async () => page);
  expect(await loadMount({ entry, mount: './page', offered, load })).toEqual({ ok: true, page });
  expect(load).toHaveBeenCalledWith('mfe-admin', entry.manifest, './page');
});

test('an incompatible remote is reported before any of its code is asked for', async () => {
  const load = jest.fn(async () => page);
  const result = await loadMount({
    entry,
    mount: './page',
    offered: { ...offered, shellApi: '2.0.0' },
    load,
  });
  expect(result).toMatchObject({ ok: false, reason: 'incompatible' });
  expect(load).not.toHaveBeenCalled();
});

test('a remote that never answers is reported after a while', async () => {
  const load = () => new Promise<PageLifecycles>(() => {});
  const result = await loadMount({ entry, mount: './page', offered, load, timeoutMs: 5 });
  expect(result).toMatchObject({ ok: false, reason: 'timeout' });
});

test.each([
  ['its manifest is not there', new Error('[ Federation Runtime ]: RUNTIME-003')],
  ['its entry is not there', new Error('RUNTIME-008 ScriptNetworkError')],
  ['the network is gone', new TypeError('Failed to fetch')],
])('it is unreachable when %s', async (_story, error) => {
  expect(await failing(error)).toMatchObject({ ok: false, reason: 'unreachable', stale: false });
});

test('it is unreachable, and perhaps only stale, when a part of it is not there', async () => {
  const error = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  expect(await failing(error)).toMatchObject({ reason: 'unreachable', stale: true });
});

test.each([
  ['its manifest hangs', new DOMException('signal timed out', 'TimeoutError')],
  [
    'one of its parts hangs',
    Object.assign(new Error('Loading chunk 3 failed.\n(timeout: /3.js)'), { name: 'ChunkLoadError' }),
  ],
])('it takes too long when %s', async (_story, error) => {
  expect(await failing(error)).toMatchObject({ ok: false, reason: 'timeout' });
});

test.each([
  ['its entry throws', new Error('RUNTIME-008 ScriptExecutionError: boom')],
  ['its code fails', new TypeError('x is not a function')],
])('it has crashed when %s', async (_story, error) => {
  expect(await failing(error)).toMatchObject({ ok: false, reason: 'crashed' });
});
