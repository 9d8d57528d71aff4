import { checkRemoteManifest, pageMatches } from './manifest';

const manifest = {
  name: 'mfe-admin',
  pages: [{ path: '/admin/*', mount: './page', access: 'staff', signIn: '/' }],
  shellApi: '^1.0.0',
  contracts: { 'svc-auth': '^1.0.0' },
};

const problemsOf = (value: unknown) => {
  const checked = checkRemoteManifest(value);
  return checked.ok ? [] : checked.problems;
};

test('a manifest with all that it needs is accepted as it is', () => {
  expect(checkRemoteManifest(manifest)).toEqual({ ok: true, value: manifest });
});

test('a field from the future does not make a manifest unreadable', () => {
  expect(problemsOf({ ...manifest, colour: 'green' })).toEqual([]);
});

test.each([
  ['no object', null, 'the manifest must be an object'],
  ['no name', { ...manifest, name: undefined }, 'name must be lower-case words joined by dashes'],
  ['a name that climbs out of its folder', { ...manifest, name: '../x' }, 'name must be'],
  ['no pages', { ...manifest, pages: [] }, 'pages must be a list of at least one page'],
  ['a page of another site', { ...manifest, pages: [{ path: '//evil.example', mount: './page' }] }, null],
  ['a path without a slash', { ...manifest, pages: [{ path: 'admin', mount: './page' }] }, 'pages.0.path'],
  ['a mount that is no export', { ...manifest, pages: [{ path: '/a', mount: 'page' }] }, 'pages.0.mount'],
  [
    'an access nobody knows',
    { ...manifest, pages: [{ path: '/a', mount: './p', access: 'root' }] },
    'access',
  ],
  ['a version without numbers', { ...manifest, shellApi: 'latest' }, 'shellApi must be a range'],
  ['a contract without a range', { ...manifest, contracts: { 'svc-auth': '*' } }, 'contracts.svc-auth'],
  ['titles without words', { ...manifest, titles: { fr: '' } }, 'titles must be texts by language'],
  [
    'a sentence at the sign-in that is no text',
    { ...manifest, pages: [{ path: '/a', mount: './p', signInMessage: 1, signInMessages: { fr: 1 } }] },
    'pages.0.signInMessage must be a text',
  ],
  [
    'labels that are no texts',
    { ...manifest, pages: [{ path: '/a', mount: './p', labels: ['a', 1] }] },
    'pages.0.labels must be texts',
  ],
  ['a runtime without a range', { ...manifest, runtime: 2 }, 'runtime must be a range'],
])('%s is reported', (_story, value, expected) => {
  const problems = problemsOf(value);
  if (expected === null) expect(problems.length).toBeGreaterThan(0);
  else expect(problems.join('\n')).toContain(expected);
});

test('all problems are reported at once', () => {
  expect(problemsOf({})).toHaveLength(3);
});

test('a page with a star answers for itself and all below, another for itself alone', () => {
  expect(pageMatches({ path: '/admin/*' }, '/admin')).toBe(true);
  expect(pageMatches({ path: '/admin/*' }, '/admin/reports/7')).toBe(true);
  expect(pageMatches({ path: '/admin/*' }, '/administrator')).toBe(false);
  expect(pageMatches({ path: '/staff/auth' }, '/staff/auth/')).toBe(true);
  expect(pageMatches({ path: '/staff/auth' }, '/staff/auth/x')).toBe(false);
  expect(pageMatches({ path: '/Adminlogin' }, '/adminlogin')).toBe(true);
  expect(pageMatches({ path: '/' }, '/')).toBe(true);
});
