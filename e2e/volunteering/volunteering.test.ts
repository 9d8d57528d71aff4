import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluate } from '../contracts/evaluate';
import { root } from '../conventions/files';
import { addVolunteering } from './add-programme';

const portal = mkdtempSync(path.join(tmpdir(), 'portal-volunteering-'));
const places = [
  ...[
    'package.json',
    'package-lock.json',
    'biome.json',
    '.gitignore',
    'README.md',
    '.github',
    'docs/releasing.md',
  ],
  ...[
    'contracts',
    'packages',
    'scripts',
    'svc-applications',
    'svc-auth',
    'mfe-*/manifest.json',
    'mfe-*/package.json',
  ],
];
beforeAll(() => {
  evaluate('copy-checkout.mjs', 'it.copyCheckout(given.portal, given.places) ?? 0', { portal, places });
});
afterAll(() => rmSync(portal, { recursive: true, force: true }));

const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: portal, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const tool = (name: string, ...args: string[]) => node(path.join(root, 'node_modules', name), ...args);
const inService = (service: string, ...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: path.join(portal, service), encoding: 'utf8' });
const by = (name: string, to: string) => copyFileSync(path.join(__dirname, name), path.join(portal, to));

describe('a third programme', () => {
  it('is three files, and one command that makes its wizard', () => {
    expect(node('scripts/new.mjs', 'remote', 'volunteering', 'volunteer').output).toMatch(
      /No wizard is made from a programme "volunteer"/,
    );
    expect(addVolunteering(portal)).toHaveLength(3);
    expect(node('scripts/new.mjs', 'remote', 'volunteering', 'volunteer').output).toMatch(
      /^Made mfe-volunteering\.(?:.|\n)*http:\/\/127\.0\.0\.1:8080\/application\/volunteers/,
    );
    const manifest = readFileSync(path.join(portal, 'mfe-volunteering/manifest.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({
      title: 'Volunteering application',
      pages: [{ path: '/application/volunteers' }],
    });
  });

  it('is an addition to the contracts that breaks nobody', () => {
    // The programme brings a role of its own, too.
    for (const service of ['svc-auth', 'svc-applications'])
      expect(inService(service, '--import', 'tsx', 'contract.ts').status).toBe(0);
    expect(node('scripts/contracts.mjs', '--check-breaking')).toMatchObject({ status: 0 });
  });

  it('passes the compiler and the linter, and its wizard its own tests', () => {
    for (const folder of ['mfe-volunteering', 'svc-applications'])
      expect(tool('typescript-native/bin/tsc', '-p', folder, '--noEmit')).toEqual({ status: 0, output: '' });
    expect(tool('@biomejs/biome/bin/biome', 'check', 'mfe-volunteering')).toMatchObject({ status: 0 });
    const tested = tool('jest/bin/jest.js', '--ci', '--maxWorkers=1', '--projects', 'mfe-volunteering');
    expect(tested.output).toMatch(/Test Suites: 2 passed, 2 total/);
  });

  it('is applied for, edited, listed, counted, decided, answered by mail, and applied for again', () => {
    by('by-http.ts.txt', 'svc-applications/test/volunteering.test.ts');
    const result = tool(
      'jest/bin/jest.js',
      '--ci',
      '--projects',
      'svc-applications',
      '--',
      'test/volunteering',
    );
    expect(result.output).toMatch(/Tests: +1 passed, 1 total/);
  });
});
