import Joi from 'joi';
import {
  brandingEnv,
  databaseEnv,
  dataDirEnv,
  EnvError,
  httpEnv,
  internalEnvOf,
  mailEnv,
  objectStoreEnv,
  parseEnv,
} from './index';

const refusal = (shape: Parameters<typeof parseEnv>[0], env: Record<string, string>) => {
  try {
    parseEnv(shape, env);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return 'accepted';
};

test('without variables the embedded default is used', () => {
  const config = parseEnv(
    {
      http: httpEnv,
      database: databaseEnv('THINGS_DATABASE_URL', 'things.sqlite'),
      store: objectStoreEnv,
      mail: mailEnv,
      branding: brandingEnv,
    },
    { DATA_DIR: '/tmp/portal' },
  );
  expect(config).toEqual({
    http: { host: '127.0.0.1', port: 0, logLevel: 'info' },
    database: { url: 'sqlite:/tmp/portal/things.sqlite' },
    store: { kind: 'files', directory: '/tmp/portal/files' },
    mail: { kind: 'folder', directory: '/tmp/portal/mail', from: undefined },
    branding: undefined,
  });
});

test('given variables are used', () => {
  const env = {
    PORT: '8082',
    HOST: '0.0.0.0',
    DATABASE_URL: 'mysql://all:x@db:3306/portal',
    THINGS_DATABASE_URL: 'mysql://things:x@db:3306/portal',
    S3_ENDPOINT: 'http://minio:9000',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 's',
    S3_BUCKET: 'b',
    SMTP_URL: 'smtp://mail:25',
    MAIL_FROM: 'Portal <office@portal.example>',
    LIMIT: '7',
  };
  const config = parseEnv(
    {
      http: httpEnv,
      own: databaseEnv('THINGS_DATABASE_URL', 'x'),
      shared: databaseEnv('OTHER_DATABASE_URL', 'x'),
      store: objectStoreEnv,
      mail: mailEnv,
      LIMIT: Joi.number(),
    },
    env,
  );
  expect(config.http).toMatchObject({ port: 8082, host: '0.0.0.0' });
  expect(config.own.url).toBe(env.THINGS_DATABASE_URL);
  expect(config.shared.url).toBe(env.DATABASE_URL);
  expect(config.store).toEqual({
    kind: 's3',
    endpoint: 'http://minio:9000',
    accessKey: 'a',
    secretKey: 's',
    bucket: 'b',
  });
  expect(config.mail).toEqual({ kind: 'smtp', url: 'smtp://mail:25', from: env.MAIL_FROM });
  expect(config.LIMIT).toBe(7);
});

test.each([
  [
    'a port that is none',
    { http: httpEnv },
    { PORT: 'x' },
    'PORT must be a port number, 0 to 65535 (0 takes a free one); it is "x".',
  ],
  [
    'an unknown level',
    { http: httpEnv },
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; it is "loud".',
  ],
  [
    'another database',
    { db: databaseEnv('A_DATABASE_URL', 'a') },
    { A_DATABASE_URL: 'postgres://user:secret@x/y' },
    'A_DATABASE_URL must be mysql://user:password@host:3306/name or sqlite:/path/file.sqlite; it is something else.',
  ],
  [
    'half an object store',
    { store: objectStoreEnv },
    { S3_ENDPOINT: 'http://x', S3_BUCKET: 'b' },
    'S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET must be given together; S3_ACCESS_KEY, S3_SECRET_KEY are not set.',
  ],
  [
    'a mail server with an encryption of its own making',
    { mail: mailEnv },
    { SMTP_URL: 'smtp://x?tls=none', MAIL_FROM: 'a@b' },
    'SMTP_URL takes ?tls=off or no such parameter; it has another.',
  ],
  [
    'a mail server without a sender',
    { mail: mailEnv },
    { SMTP_URL: 'smtp://x' },
    'MAIL_FROM must be given together with SMTP_URL; it is not set.',
  ],
  [
    'a placeholder that nobody replaced',
    { db: databaseEnv('A_DATABASE_URL', 'a') },
    { A_DATABASE_URL: 'mysql://a:change-me@db:3306/a' },
    'A_DATABASE_URL must be a value of your own; it still has the placeholder "change-me".',
  ],
  [
    'no credential',
    { internal: internalEnvOf('svc-auth') },
    {},
    'SERVICE_CREDENTIAL must be a shared secret of 16 characters or more; it is not set.',
  ],
  [
    'a short credential',
    { internal: internalEnvOf('svc-auth') },
    { SERVICE_CREDENTIAL: 'tooshort' },
    'SERVICE_CREDENTIAL must be a shared secret of 16 characters or more; it is something else.',
  ],
  [
    'a short credential of one caller',
    { internal: internalEnvOf('svc-auth') },
    { SERVICE_CREDENTIAL_REPORTS: 'tooshort' },
    'SERVICE_CREDENTIAL_REPORTS must be a secret of 16 characters or more; it is something else.',
  ],
  [
    'two callers with one credential',
    { internal: internalEnvOf('svc-auth') },
    { SERVICE_CREDENTIAL_GATEWAY: 'x'.repeat(16), SERVICE_CREDENTIAL_REPORTS: 'x'.repeat(16) },
    'SERVICE_CREDENTIAL_REPORTS must be a secret that no other service has.',
  ],
  [
    'a proxy flag that is none',
    { internal: internalEnvOf('svc-auth') },
    { SERVICE_CREDENTIAL: 'x'.repeat(16), TRUST_PROXY: 'perhaps' },
    'TRUST_PROXY must be true or false; it is "perhaps".',
  ],
] as const)('%s stops the start with one sentence', (_what, shape, env, sentence) => {
  expect(refusal({ ...shape }, { ...env })).toBe(sentence);
});

test('a service shows its own credential, and the shared one where it has none', () => {
  const of = (env: Record<string, string>) =>
    parseEnv({ internal: internalEnvOf('svc-reports') }, env).internal;
  const [shared, own, caller] = ['shared', 'own', 'caller'].map((word) => word.padEnd(16, '.')) as [
    string,
    string,
    string,
  ];
  expect(of({ SERVICE_CREDENTIAL: shared }).credential).toBe(shared);
  const both = of({
    SERVICE_CREDENTIAL: shared,
    SERVICE_CREDENTIAL_REPORTS: own,
    SERVICE_CREDENTIAL_GATEWAY: caller,
  });
  expect(both.credential).toBe(own);
  expect(both.credentials).toMatchObject({ shared, named: { 'svc-reports': own, gateway: caller } });
  expect(of({ SERVICE_CREDENTIAL_REPORTS: own }).credentials.shared).toBeUndefined();
});

test('all services hash networks by the same key', () => {
  const env = { SERVICE_CREDENTIAL_AUTH: 'a'.repeat(16), SERVICE_CREDENTIAL_APPLICATIONS: 'b'.repeat(16) };
  const keyOf = (name: string, more = {}) =>
    parseEnv({ internal: internalEnvOf(name) }, { ...env, ...more }).internal.originSecret;
  expect(keyOf('svc-auth')).toBe(keyOf('svc-applications'));
  const shared = 'the shared one of before';
  expect(keyOf('svc-auth', { SERVICE_CREDENTIAL: shared })).toBe(shared);
});

test('an empty variable counts as absent', () => {
  expect(parseEnv({ dir: dataDirEnv }, { DATA_DIR: '' }).dir).toBe(`${process.cwd()}/data`);
});
