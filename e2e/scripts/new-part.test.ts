import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluate } from '../contracts/evaluate';
import { root } from '../conventions/files';

/** Everything that a new part is made from or named in. */
const places = [
  ...[
    'package.json',
    'package-lock.json',
    'turbo.json',
    'biome.json',
    '.gitignore',
    '.dependency-cruiser.cjs',
    '.dependency-cruiser.orders.cjs',
    'README.md',
  ],
  ...[
    '.github',
    'contracts',
    'docs/calls.md',
    'docs/releasing.md',
    'packages',
    'scripts',
    'gateway/src/routing',
  ],
  ...['e2e/attacks/further-targets.ts', 'mfe-*/manifest.json', 'mfe-*/package.json'],
];
const portal = mkdtempSync(path.join(tmpdir(), 'portal-new-'));
afterAll(() => rmSync(portal, { recursive: true, force: true }));
beforeAll(() => {
  evaluate('copy-checkout.mjs', 'it.copyCheckout(given.portal, given.places) ?? 0', { portal, places });
  // The copy only links to packages, so nothing may be installed over them.
  if (!evaluate<boolean>('install.mjs', 'it.isInstalled(given)', portal))
    throw new Error('Run npm install first');
});

const text = (file: string) => readFileSync(path.join(portal, file), 'utf8');
const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: portal, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const tool = (name: string, ...args: string[]) => node(path.join(root, 'node_modules', name), ...args);
const make = (...args: string[]) => node('scripts/new.mjs', ...args);

/** The messages for names that are not accepted. */
const refusals = evaluate<Record<string, string>>(
  'new/names.mjs',
  `Object.fromEntries(given.map(([kind, name]) => [[kind, name].join(' '), it.refusalOf(kind, name)]))`,
  [
    ...['Made_Up', 'admin', 'mfe-made-up', 'application', 'api'].map((name) => ['remote', name]),
    ...['storage', 'public-days', 'portal'].map((name) => ['service', name]),
  ],
);

describe('a new remote and a new service', () => {
  const parts = ['mfe-made-up', 'svc-made-up'];
  const folders = [...parts, 'contracts/svc-made-up-v1'];

  it('are made by one command each, which prints what to do next', () => {
    expect(make('remote', 'made-up').output).toMatch(/^Made mfe-made-up\.(?:.|\n)*npm test -w mfe-made-up/);
    expect(make('service', 'made-up').output).toMatch(
      /^Made svc-made-up and (?:.|\n)*MADE_UP_PORT=8090 npm start/,
    );
  });

  it('pass the compiler, the linter and their own tests, and import what they may', () => {
    for (const folder of parts) {
      expect(tool('typescript-native/bin/tsc', '-p', folder, '--noEmit')).toEqual({ status: 0, output: '' });
    }
    expect(tool('@biomejs/biome/bin/biome', 'check', ...folders)).toMatchObject({ status: 0 });
    const cruised = tool(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ...['-c', '.dependency-cruiser.cjs', '--max-depth', '1'],
      ...folders,
    );
    expect(cruised.output).toContain('no dependency violations found');
    const tested = tool('jest/bin/jest.js', '--ci', '--maxWorkers=1', '--projects', ...parts);
    expect(tested.output).toMatch(/Test Suites: 4 passed, 4 total/);
  });

  it('have an owner, a place among the calls and at the gateway, and are in the lock file', () => {
    for (const folder of folders) expect(text('.github/CODEOWNERS')).toContain(`\n/${folder}/ `);
    expect(text('docs/calls.md')).toContain('`GET /api/made-up/entries`');
    expect(text('gateway/src/routing/owners.json')).toMatch(/made-up(?:.|\n)*"svc-applications" \}\n\]/);
    const { packages } = JSON.parse(text('package-lock.json')) as { packages: Record<string, object> };
    expect(Object.keys(packages)).toEqual(expect.arrayContaining(folders));
  });
});

it.each([
  ['remote', 'Made_Up', /lower-case words joined by dashes/],
  ['remote', 'admin', /There is mfe-admin already/],
  ['remote', 'mfe-made-up', /Leave mfe- away: npm run new -- remote made-up/],
  ['remote', 'application', /has the page \/application\//],
  ['remote', 'api', /an address of the portal itself/],
  ['service', 'storage', /svc-applications-v1 has the call \/api\/storage/],
  ['service', 'public-days', /an old name of another call/],
  ['service', 'portal', /PORTAL_URL is a variable/],
])('a %s called %s is refused, with what to do', (kind, name, sentence) => {
  expect(refusals[`${kind} ${name}`]).toMatch(sentence);
});

it('a refused name ends the command before anything is made', () => {
  expect(make('remote', 'admin')).toEqual({
    status: 2,
    output: expect.stringMatching(/^There is mfe-admin already/),
  });
  expect(make('shell', 'half-made')).toEqual({ status: 2, output: expect.stringMatching(/^Usage: /) });
});

it('what could not be finished leaves nothing behind', () => {
  rmSync(path.join(portal, 'docs/calls.md'));
  const owners = text('.github/CODEOWNERS');
  expect(make('service', 'half-made')).toEqual({
    status: 1,
    output: expect.stringContaining('Nothing was made.'),
  });
  for (const place of ['svc-half-made', 'contracts/svc-half-made-v1', 'node_modules/svc-half-made'])
    expect(existsSync(path.join(portal, place))).toBe(false);
  expect(text('.github/CODEOWNERS')).toBe(owners);
});
