import { fetchRegistry } from './registry';

const answer = (body: unknown, ok = true) => {
  globalThis.fetch = jest.fn(async () => ({ ok, json: async () => body }) as Response);
};

const entry = (name: string) => ({
  version: '1.0.0-ab12cd34',
  manifest: `/remotes/${name}/1.0.0-ab12cd34/mf-manifest.json`,
  describes: { name, pages: [{ path: '/admin/*', mount: './page' }], shellApi: '^1.0.0' },
});

test('one remote with a broken entry does not take the others with it', async () => {
  answer({ shellApi: '1.0.0', remotes: { 'mfe-admin': entry('mfe-admin'), 'mfe-bad': { version: 7 } } });
  const registry = await fetchRegistry();
  expect(Object.keys(registry?.remotes ?? {})).toEqual(['mfe-admin']);
  expect(registry?.broken.map(({ name }) => name)).toEqual(['mfe-bad']);
});

test('an entry that describes another remote is broken', async () => {
  answer({ remotes: { 'mfe-admin': entry('mfe-other') } });
  expect((await fetchRegistry())?.broken[0]?.problems).toEqual(['describes.name must be mfe-admin']);
});

test('a registry that cannot be learned is null', async () => {
  answer({}, false);
  expect(await fetchRegistry()).toBeNull();
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('network'));
  expect(await fetchRegistry()).toBeNull();
});
