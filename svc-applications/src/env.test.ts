import { readEnv } from './env';

const needed = { SERVICE_CREDENTIAL: 'a-secret-of-the-services' };

describe('the environment', () => {
  it('has a ground state: an embedded database, files and mail in one folder', () => {
    const env = readEnv({ ...needed, DATA_DIR: '/tmp/portal' });
    expect(env.database.url).toBe('sqlite:/tmp/portal/applications.sqlite');
    expect(env.files).toEqual({ kind: 'files', directory: '/tmp/portal/files' });
    expect(env.mail).toMatchObject({ kind: 'folder', directory: '/tmp/portal/mail' });
    expect(env.RESUME_CODE).toBe('off');
  });
  it('can ask for a code when an application is resumed on a new device', () => {
    expect(readEnv({ ...needed, RESUME_CODE: 'new-device' }).RESUME_CODE).toBe('new-device');
  });
  it('takes the public address without a slash at its end', () => {
    expect(readEnv({ ...needed, PUBLIC_URL: 'https://apply.example.org/' }).PUBLIC_URL).toBe(
      'https://apply.example.org',
    );
  });
  it.each([
    [{ RESUME_CODE: 'sometimes' }, 'RESUME_CODE must be off or new-device; it is "sometimes".'],
    [{ PUBLIC_URL: 'apply' }, 'PUBLIC_URL must be an address starting with http:// or https://'],
    [{ S3_ENDPOINT: 'http://s3' }, 'S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET are not set'],
    [{ SERVICE_CREDENTIAL: '' }, 'SERVICE_CREDENTIAL must be'],
  ])('says in one sentence what is wrong with %p', (given, sentence) => {
    expect(() => readEnv({ ...needed, ...given })).toThrow(sentence);
  });
});
