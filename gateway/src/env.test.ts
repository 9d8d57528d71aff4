import { readEnv } from './env';

const needed = { AUTH_URL: 'http://127.0.0.1:1', APPLICATIONS_URL: 'http://a:2/, http://b:2' };

test('without settings the gateway listens on this machine at port 8080', () => {
  expect(readEnv(needed)).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    ops: { host: '127.0.0.1', port: 0 },
    publicUrl: 'http://127.0.0.1:8080',
    logLevel: 'info',
    trustProxy: false,
    allowRemoteOverrides: false,
    languages: ['en', 'fr', 'rw'],
    services: { 'svc-auth': ['http://127.0.0.1:1'], 'svc-applications': ['http://a:2', 'http://b:2'] },
    builds: [],
    devBuilds: undefined,
  });
});

test('builds are given as folders with names', () => {
  const { builds } = readEnv({ ...needed, PORTAL_BUILDS: 'mfe-admin=/srv/admin, mfe-x=/srv/x' });
  expect(builds).toEqual([
    { name: 'mfe-admin', folder: '/srv/admin' },
    { name: 'mfe-x', folder: '/srv/x' },
  ]);
});

test('svc-reports exists once it has an address', () => {
  expect(readEnv(needed).services['svc-reports']).toBeUndefined();
  expect(readEnv({ ...needed, REPORTS_URL: 'http://r:3' }).services['svc-reports']).toEqual(['http://r:3']);
});

test('a release token may be given; without one it is made', () => {
  expect(readEnv(needed).releaseToken).toBeUndefined();
  expect(readEnv({ ...needed, RELEASE_TOKEN: 'x'.repeat(16) }).releaseToken).toBe('x'.repeat(16));
});

test('languages are offered in the order in which they are given', () => {
  expect(readEnv({ ...needed, LANGUAGES: 'rw,fr,en' }).languages).toEqual(['rw', 'fr', 'en']);
});

test.each([
  [{ LANGUAGES: 'en, fr' }, 'LANGUAGES must be languages such as en,fr,rw, without spaces; it is "en, fr".'],
  [{ PORT: 'http' }, 'PORT must be a port number, 0 to 65535 (0 takes a free one); it is "http".'],
  [{ OPS_PORT: 'x' }, 'OPS_PORT must be a port number, 0 to 65535 (0 takes a free one); it is "x".'],
  [{ PORT: '70000' }, 'PORT must be a port number, 0 to 65535 (0 takes a free one); it is "70000".'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be true or false; it is "maybe".'],
  [{ ALLOW_REMOTE_OVERRIDES: '2' }, 'ALLOW_REMOTE_OVERRIDES must be true or false; it is "2".'],
  [{ PUBLIC_URL: 'portal' }, /^PUBLIC_URL must be an address starting with http:\/\/ or https:\/\/; /],
  [{ RELEASE_TOKEN: 'short' }, /^RELEASE_TOKEN must be a secret of 16 characters or more; /],
  [{ SERVICE_CREDENTIAL: 'short' }, /^SERVICE_CREDENTIAL must be a shared secret of 16 characters or more; /],
  [{ AUTH_URL: '' }, 'AUTH_URL must be one or more addresses starting with http://; it is not set.'],
  [{ APPLICATIONS_URL: 'here' }, /^APPLICATIONS_URL must be one or more addresses/],
  [{ PORTAL_BUILDS: 'mfe-admin' }, /^PORTAL_BUILDS must be name=folder pairs, .* "mfe-admin"\.$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, .*; it is "loud"\.$/],
])('%j stops the start with one sentence', (wrong, sentence) => {
  expect(() => readEnv({ ...needed, ...wrong })).toThrow(sentence);
});
