import { readEnv } from './env';

const least = { SERVICE_CREDENTIAL: 'a-shared-secret-of-tests', DATA_DIR: '/tmp/portal' };

describe('the environment', () => {
  it('needs nothing but the service credential', () => {
    const env = readEnv(least);
    expect(env.database.url).toBe('sqlite:/tmp/portal/auth.sqlite');
    expect(env.ADMIN_EMAIL).toBe('admin@portal.local');
    expect(env.ADMIN_PASSWORD).toBeUndefined();
    expect(env.PUBLIC_URL).toBe('http://127.0.0.1:8080');
  });

  it('accepts a public address with or without a slash at its end', () => {
    expect(readEnv({ ...least, PUBLIC_URL: 'https://apply.example.org/' }).PUBLIC_URL).toBe(
      'https://apply.example.org',
    );
  });

  it.each([
    ['SERVICE_CREDENTIAL', 'short', 'a shared secret of 16 characters or more'],
    ['ADMIN_EMAIL', 'nobody', 'an email address'],
    ['ADMIN_PASSWORD', 'short', 'a password of at least 8 characters'],
    ['PUBLIC_URL', 'apply.example.org', 'an address starting with http:// or https://'],
    [
      'AUTH_DATABASE_URL',
      'postgres://here',
      'mysql://user:password@host:3306/name or sqlite:/path/file.sqlite',
    ],
  ])('stops the start at %s=%s with a sentence that says what it takes', (name, value, takes) => {
    expect(() => readEnv({ ...least, [name]: value })).toThrow(`${name} must be ${takes}`);
  });

  it('repeats no secret in that sentence', () => {
    expect(() => readEnv({ ...least, ADMIN_PASSWORD: 'short' })).toThrow(/^(?!.*\bshort\b)/);
  });
});
