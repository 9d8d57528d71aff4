import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** One import that breaks a rule, or one that is allowed. */
export interface Planted {
  from: string;
  to: string;
}

interface Violation extends Planted {
  rule: { name: string };
}

const manifest = (name: string, uses: string[] = []) => ({
  name,
  version: '1.0.0',
  dependencies: Object.fromEntries(uses.map((used) => [used, '1.0.0'])),
});

const kits = [
  '@portal/ui',
  '@portal/remote-sdk',
  '@portal/application-ui',
  '@portal/service-kit',
  '@portal/test-kit',
];

/** Workspaces of the planted repository: folder, name, and the packages that package.json lists. */
const workspaces: [folder: string, name: string, uses: string[]][] = [
  ['contracts/shell-v1', '@portal/contract-shell-v1', kits],
  ['contracts/svc-auth-v1', '@portal/contract-svc-auth-v1', kits],
  ['packages/ui', '@portal/ui', [...kits, '@portal/contract-shell-v1']],
  [
    'packages/remote-sdk',
    '@portal/remote-sdk',
    [...kits, '@portal/contract-shell-v1', '@portal/contract-svc-auth-v1'],
  ],
  ['packages/application-ui', '@portal/application-ui', [...kits, '@portal/contract-svc-auth-v1']],
  ['packages/service-kit', '@portal/service-kit', [...kits, '@portal/contract-svc-auth-v1']],
  ['packages/test-kit', '@portal/test-kit', []],
  ['packages/build-config', '@portal/build-config', []],
  ['shell', 'shell', [...kits, '@portal/contract-shell-v1']],
  ['mfe-admin', 'mfe-admin', [...kits, '@portal/build-config', 'declared']],
  ['mfe-visitor-wizard', 'mfe-visitor-wizard', []],
  ['gateway', 'gateway', [...kits, '@portal/contract-shell-v1']],
  ['svc-auth', 'svc-auth', [...kits, 'koa', 'knex']],
  ['svc-applications', 'svc-applications', kits],
  ['scripts', 'scripts', []],
];

const npmPackages = ['koa', 'knex', 'declared', 'undeclared', 'for-development'];

/** Creates a small repository with the real rules in a temporary folder. */
export function plantPortal() {
  const folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write(
    'package.json',
    JSON.stringify({ ...manifest('planted-portal'), workspaces: ['contracts/*', 'packages/*', '*'] }),
  );
  mkdirSync(path.join(folder, 'node_modules/@portal'), { recursive: true });
  for (const [place, name, uses] of workspaces) {
    const described = {
      ...manifest(name, uses),
      exports: {
        '.': './src/index.ts',
        './http': './src/requests/http/index.ts',
        './*': './src/*/index.ts',
      },
    };
    const developing = place === 'mfe-admin' ? { devDependencies: { 'for-development': '1.0.0' } } : {};
    write(`${place}/package.json`, JSON.stringify({ ...described, ...developing }));
    write(`${place}/src/index.ts`, 'export const here = true;\nexport interface Here { here: boolean }\n');
    if (name.startsWith('@portal/'))
      symlinkSync(path.join(folder, place), path.join(folder, 'node_modules', name));
  }
  write('packages/service-kit/src/requests/http/index.ts', 'export const here = true;\n');
  for (const name of npmPackages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  for (const rules of ['.dependency-cruiser.cjs', '.dependency-cruiser.orders.cjs'])
    cpSync(path.join(root, rules), path.join(folder, rules));
  return {
    write,
    /** Runs the check as `npm run boundaries` does and returns what it found. */
    check(): Violation[] {
      const run = spawnSync(
        process.execPath,
        [
          cruiser,
          '--config',
          '.dependency-cruiser.cjs',
          '--output-type',
          'json',
          ...workspaces.map(([place]) => place),
        ],
        { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
      );
      if (!run.stdout) throw new Error(run.stderr);
      return JSON.parse(run.stdout).summary.violations;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
