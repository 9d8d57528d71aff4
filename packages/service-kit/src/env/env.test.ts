import Joi from 'joi';
import {
  brandingEnv,
  databaseEnv,
  dataDirEnv,
  EnvError,
  httpEnv,
  internalEnv,
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

test('nothing given is the embedded default', () => {
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

test('what is given is taken', () => {
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
    { internal: internalEnv },
    {},
    'SERVICE_CREDENTIAL must be a shared secret of 16 characters or more; it is not set.',
  ],
  [
    'a short credential',
    { internal: internalEnv },
    { SERVICE_CREDENTIAL: 'tooshort' },
    'SERVICE_CREDENTIAL must be a shared secret of 16 characters or more; it is something else.',
  ],
  [
    'a proxy flag that is none',
    { internal: internalEnv },
    { SERVICE_CREDENTIAL: 'x'.repeat(16), TRUST_PROXY: 'perhaps' },
    'TRUST_PROXY must be true or false; it is "perhaps".',
  ],
] as const)('%s stops the start with one sentence', (_what, shape, env, sentence) => {
  expect(refusal({ ...shape }, { ...env })).toBe(sentence);
});

test('an empty variable counts as not given', () => {
  expect(parseEnv({ dir: dataDirEnv }, { DATA_DIR: '' }).dir).toBe(`${process.cwd()}/data`);
});
