import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { RUNTIME_RANGE } from './federation';
import { remoteConfig } from './remote';

const LIFECYCLES =
  'export const bootstrap = () => {}; export const mount = () => {}; export const unmount = () => {};';
const pages = [{ path: '/example', mount: './page' }];

let dir: string;

// The folder lies beside the other workspaces, because a remote finds the shared packages in the folders above it.
beforeEach(() => {
  mkdirSync(path.join(__dirname, '../../dist'), { recursive: true });
  dir = mkdtempSync(path.join(__dirname, '../../dist/remote-'));
  mkdirSync(path.join(dir, 'src'));
  writeSource('package.json', '{ "name": "mfe-example", "version": "1.0.0" }');
  writeSource('src/page.ts', LIFECYCLES);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function writeSource(file: string, text: string) {
  writeFileSync(path.join(dir, file), text);
}

function writeManifest(more: object = {}) {
  writeSource('manifest.json', JSON.stringify({ name: 'mfe-example', pages, shellApi: '^1.0.0', ...more }));
}

function config(exposes: Record<string, string> = { './page': './src/page' }) {
  const made = remoteConfig({ name: 'mfe-example', dir, exposes });
  return { ...made({}, { mode: 'production' }), cache: false } as Configuration;
}

/** The error messages of a build; empty after success. */
function build(configuration: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) reject(error);
      else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
    });
  });
}

test('a remote that exposes every mount of its manifest is built, with the manifest beside it', async () => {
  writeManifest();
  expect(await build(config())).toEqual([]);
  const built = JSON.parse(readFileSync(path.join(dir, 'dist/manifest.json'), 'utf8'));
  expect(built).toEqual({ name: 'mfe-example', pages, shellApi: '^1.0.0', runtime: RUNTIME_RANGE });
  const federation = JSON.parse(readFileSync(path.join(dir, 'dist/mf-manifest.json'), 'utf8'));
  expect(federation.exposes.map((exposed: { path: string }) => exposed.path)).toEqual(['./page']);
  expect(federation.metaData).toMatchObject({ globalName: 'mfe-example', remoteEntry: { type: 'window' } });
  const entry = federation.metaData.remoteEntry.name as string;
  expect(existsSync(path.join(dir, 'dist', `${entry}.br`))).toBe(true);
  expect(existsSync(path.join(dir, 'dist', `${entry}.gz`))).toBe(true);
});

test('the files of a mount are listed: what it begins with, and what may come later', async () => {
  writeManifest();
  writeSource('src/later.ts', 'export const later = 1;');
  writeSource('src/page.ts', `${LIFECYCLES} export const more = () => import('./later');`);
  expect(await build(config())).toEqual([]);
  const { exposes } = JSON.parse(readFileSync(path.join(dir, 'dist/mf-manifest.json'), 'utf8'));
  const { sync, async } = exposes[0].assets.js as { sync: string[]; async: string[] };
  expect(sync).toEqual([expect.stringMatching(/^__federation_expose_page\.[0-9a-f]{8}\.js$/)]);
  expect(async).toHaveLength(1);
  for (const file of [...sync, ...async]) expect(existsSync(path.join(dir, 'dist', file))).toBe(true);
});

test('what a shell may lend is named with the range that fits, and is no first file of a mount', async () => {
  writeManifest();
  writeSource(
    'src/page.ts',
    `import { useState } from 'react'; ${LIFECYCLES} export const state = useState;`,
  );
  expect(await build(config())).toEqual([]);
  const { shared, exposes } = JSON.parse(readFileSync(path.join(dir, 'dist/mf-manifest.json'), 'utf8'));
  const react = expect.stringMatching(/^\^\d+\.\d+\.\d+$/);
  expect(shared).toMatchObject([{ name: 'react', singleton: true, requiredVersion: react }]);
  const [copy] = shared[0].assets.js.sync as string[];
  expect(copy).toBeDefined();
  expect(exposes[0].assets.js.sync).not.toContain(copy);
});

test("a remote's loader lets the browser check the scripts whose hashes the shell has", async () => {
  writeManifest();
  writeSource('src/later.ts', 'export const later = 1;');
  writeSource('src/page.ts', `${LIFECYCLES} export const more = () => import('./later');`);
  expect(await build(config())).toEqual([]);
  const entry = readdirSync(path.join(dir, 'dist')).find((file) => /^remoteEntry.*\.js$/.test(file)) ?? '';
  expect(readFileSync(path.join(dir, 'dist', entry), 'utf8')).toMatch(
    /\.integrity=\(window\.portalIntegrity\|\|\{\}\)\[/,
  );
});

test('the built manifest names pages in each language that the catalogues of the remote have, and keeps its own names', async () => {
  writeManifest({
    title: 'Example',
    pages: [
      {
        path: '/example',
        mount: './page',
        label: 'Example',
        signInMessage: 'Sign in',
        labels: { rw: 'Urugero' },
      },
    ],
  });
  mkdirSync(path.join(dir, 'messages'));
  const words = {
    en: { title: 'Example', signIn: 'Sign in' },
    fr: { title: 'Exemple', signIn: 'Connectez-vous' },
  };
  for (const [language, manifest] of Object.entries(words))
    writeSource(`messages/${language}.json`, JSON.stringify({ manifest }));
  expect(await build(config())).toEqual([]);
  const built = JSON.parse(readFileSync(path.join(dir, 'dist/manifest.json'), 'utf8'));
  expect(built).toMatchObject({
    titles: { fr: 'Exemple' },
    pages: [{ labels: { rw: 'Urugero' }, signInMessages: { fr: 'Connectez-vous' } }],
  });
});

test('a mount that is not exposed stops the build before it begins', () => {
  writeManifest({ pages: [...pages, { path: '/other', mount: './other' }] });
  expect(() => config()).toThrow('manifest.json mounts /other on ./other, which mfe-example does not expose');
});

test('a manifest of another remote stops the build', () => {
  writeManifest({ name: 'mfe-other' });
  expect(() => config()).toThrow('manifest.json names mfe-other, the build is of mfe-example');
});

test('a mount whose file exports no lifecycles fails the build', async () => {
  writeManifest();
  writeSource('src/page.ts', 'export const bootstrap = () => {}; export const mount = () => {};');
  expect(await build(config())).toContain('./page does not export unmount');
});

test('a mount without its file fails the build', async () => {
  writeManifest();
  const errors = await build(config({ './page': './src/missing' }));
  expect(errors.join('\n')).toContain('missing');
});
