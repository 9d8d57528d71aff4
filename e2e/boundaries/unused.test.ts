import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../conventions/files';

interface Found {
  file: string;
  files: { name: string }[];
  exports: { name: string }[];
  types: { name: string }[];
  dependencies: { name: string }[];
  devDependencies: { name: string }[];
}

/** A small repository with the real settings: code that is used, and one unused thing of each kind. */
const portal = mkdtempSync(path.join(tmpdir(), 'unused-'));
afterAll(() => rmSync(portal, { recursive: true, force: true }));

function write(file: string, content: string | object) {
  mkdirSync(path.dirname(path.join(portal, file)), { recursive: true });
  writeFileSync(path.join(portal, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const part = (name: string, dependencies = {}, devDependencies = {}) => ({
  ...{ name, version: '1.0.0', dependencies, devDependencies },
});

function plantPortal() {
  cpSync(path.join(root, 'knip.json'), path.join(portal, 'knip.json'));
  const workspaces = ['mfe-*', 'svc-*', 'packages/*'];
  write('package.json', { name: 'planted-portal', workspaces, devDependencies: { jest: '1.0.0' } });
  for (const name of ['koa', 'left-pad', 'nobody-tests']) {
    write(`node_modules/${name}/package.json`, { name, version: '1.0.0', main: 'index.js' });
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  write('mfe-rooms/package.json', part('mfe-rooms', { 'left-pad': '1.0.0' }, { 'nobody-tests': '1.0.0' }));
  write('mfe-rooms/src/page.ts', "import { used } from './words';\nexport const mount = used;\n");
  write(
    'mfe-rooms/src/words.ts',
    'export const used = 1;\nexport const unused = 2;\nexport interface Unused { it: 1 }\n',
  );
  write('mfe-rooms/src/forgotten.ts', 'export const forgotten = 1;\n');
  write('scripts/test.mjs', "import 'jest';\n");
  write('svc-rooms/package.json', part('svc-rooms', { koa: '1.0.0' }));
  write('svc-rooms/src/main.ts', "import koa from 'koa';\nimport { tested } from './rules';\nkoa(tested);\n");
  write('svc-rooms/src/rules.ts', 'export const tested = 1;\nexport const ruleOfTests = 2;\n');
  write(
    'svc-rooms/src/rules.test.ts',
    "import { ruleOfTests } from './rules';\ntest('it', () => void ruleOfTests);\n",
  );
  write('svc-rooms/jest.config.cjs', "module.exports = { testMatch: ['**/*.test.ts'] };\n");
}

it('an export, a type, a file and a dependency that nothing uses are found, and nothing else', () => {
  plantPortal();
  const knip = path.join(root, 'node_modules/knip/bin/knip.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [knip, '--no-progress', '--no-config-hints', '--reporter', 'json'],
    { cwd: portal, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  const { issues } = JSON.parse(stdout) as { issues: Found[] };
  const kinds = ['files', 'exports', 'types', 'dependencies', 'devDependencies'] as const;
  const found = issues.flatMap((issue) =>
    kinds.flatMap((kind) =>
      issue[kind].map(({ name }) => `${kind} of ${issue.file}: ${path.basename(name)}`),
    ),
  );
  expect(found.sort()).toEqual([
    'dependencies of mfe-rooms/package.json: left-pad',
    'devDependencies of mfe-rooms/package.json: nobody-tests',
    'exports of mfe-rooms/src/words.ts: unused',
    'files of mfe-rooms/src/forgotten.ts: forgotten.ts',
    'types of mfe-rooms/src/words.ts: Unused',
  ]);
  expect(status).toBe(1);
});
