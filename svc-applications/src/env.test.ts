import { readEnv } from './env';

const needed = { SERVICE_CREDENTIAL: 'a-secret-of-the-services' };

describe('the environment', () => {
  it('has defaults: an embedded database, files and mail in one folder', () => {
    const env = readEnv({ ...needed, DATA_DIR: '/tmp/portal' });
    expect(env.database.url).toBe('sqlite:/tmp/portal/applications.sqlite');
    expect(env.files).toEqual({ kind: 'files', directory: '/tmp/portal/files' });
    expect(env.mail).toMatchObject({ kind: 'folder', directory: '/tmp/portal/mail' });
    expect(env.RESUME_CODE).toBe('off');
  });
  it('asks for a code on a new device where mail really goes out, unless configured not to', () => {
    const resumeCode = (given: object) => readEnv({ ...needed, ...given }).RESUME_CODE;
    const smtp = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'office@portal.example' };
    expect(resumeCode(smtp)).toBe('new-device');
    expect(resumeCode({ ...smtp, RESUME_CODE: 'off' })).toBe('off');
    expect(resumeCode({ RESUME_CODE: 'new-device' })).toBe('new-device');
  });
  it('takes the public address without a slash at its end', () => {
    expect(readEnv({ ...needed, PUBLIC_URL: 'https://apply.example.org/' }).PUBLIC_URL).toBe(
      'https://apply.example.org',
    );
  });
  it.each([
    [{ RESUME_CODE: 'sometimes' }, 'RESUME_CODE must be off or new-device; it is "sometimes".'],
    [
      { CLAMAV_HOST: 'tcp://clamav' },
      'CLAMAV_HOST must be a host with or without a port, such as clamav:3310',
    ],
    [{ PUBLIC_URL: 'apply' }, 'PUBLIC_URL must be an address starting with http:// or https://'],
    [{ S3_ENDPOINT: 'http://s3' }, 'S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET are not set'],
    [{ SERVICE_CREDENTIAL: '' }, 'SERVICE_CREDENTIAL must be'],
  ])('says in one sentence what is wrong with %p', (given, sentence) => {
    expect(() => readEnv({ ...needed, ...given })).toThrow(sentence);
  });
});
