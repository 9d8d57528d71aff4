import { execFileSync } from 'node:child_process';
import { root } from '../conventions/files';
import { evaluate } from './evaluate';

const affectedBy = (...files: string[]) =>
  evaluate<string[]>(
    'affected.mjs',
    `it.affectedBy(given, (await import('${root}/scripts/lib/workspaces.mjs')).workspaces()).map(({ folder }) => folder)`,
    files,
  );

it('a change in one remote concerns that remote, and the tests of the whole repository', () => {
  expect(affectedBy('mfe-admin/src/page.ts')).toEqual(['mfe-admin', 'e2e']);
});

it('a change in a contract concerns its service and its callers, and nobody else', () => {
  const found = affectedBy('contracts/svc-reports-v1/openapi.json');
  expect(found).toEqual(expect.arrayContaining(['contracts/svc-reports-v1', 'svc-reports', 'mfe-admin']));
  for (const other of ['mfe-intern-wizard', 'gateway', 'packages/ui', 'svc-auth'])
    expect(found).not.toContain(other);
});

it('a change in a package concerns the package first, then all parts it is compiled into', () => {
  const found = affectedBy('packages/ui/src/index.ts');
  expect(found[0]).toBe('packages/ui');
  expect(found).toEqual(
    expect.arrayContaining(['packages/application-ui', 'shell', 'mfe-admin', 'mfe-visitor-wizard']),
  );
  expect(found.indexOf('packages/application-ui')).toBeLessThan(found.indexOf('mfe-admin'));
  for (const other of ['svc-auth', 'gateway', 'packages/service-kit']) expect(found).not.toContain(other);
});

it('a message of a service in other languages concerns the pages that find it in a contract', () => {
  expect(affectedBy('svc-auth/messages/fr.json')).toEqual(
    expect.arrayContaining(['svc-auth', 'contracts/language-v1', 'shell', 'mfe-admin']),
  );
  expect(affectedBy('svc-auth/src/main.ts')).not.toContain('shell');
});

it('a document or a script of the repository concerns the tests of the whole repository alone', () => {
  expect(affectedBy('docs/architecture.md', 'scripts/start.mjs')).toEqual(['e2e']);
});

it('other versions of dependencies concern everything; no change concerns nothing', () => {
  expect(affectedBy('package-lock.json').length).toBeGreaterThan(15);
  expect(affectedBy()).toEqual([]);
});

it('an unknown commit is an error that names the cause', () => {
  const run = () =>
    execFileSync(process.execPath, ['scripts/affected.mjs', 'test', '--since', 'no-such-commit'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(run).toThrow('There is no commit no-such-commit here.');
});
