import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { openKeyRing } from './key-ring';
import { newSession } from './session';
import { openSigningKey } from './signing-key';
import { createTokens } from './tokens';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'auth-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function keyFile(pem: string | Buffer): Promise<string> {
  const file = path.join(dataDir, 'given.pem');
  await writeFile(file, pem);
  return file;
}

describe('the signing key', () => {
  it('is made at the first start, readable by this user alone, and is the same at the second', async () => {
    const first = await openSigningKey({ dataDir });
    const second = await openSigningKey({ dataDir });
    const file = path.join(dataDir, 'keys', 'jwt-private.pem');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(first.algorithm).toBe('RS256');
    expect(second.id).toBe(first.id);
    expect(await readdir(path.dirname(file))).toEqual(['jwt-private.pem']);
  });

  it('is one key when two processes start at once', async () => {
    const keys = await Promise.all([openSigningKey({ dataDir }), openSigningKey({ dataDir })]);
    expect(keys[0]?.id).toBe(keys[1]?.id);
  });

  it('may be given as an Ed25519 key, and then signs with EdDSA', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const key = await openSigningKey({
      dataDir,
      file: await keyFile(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    });
    expect(key.algorithm).toBe('EdDSA');
    const ring = await openKeyRing({ dataDir, file: path.join(dataDir, 'given.pem') });
    const token = await createTokens(ring).forSession(newSession(7, 'account', null, new Date()), {
      role: 'intern',
    });
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', kid: key.id, typ: 'JWT' });
  });

  it('shows no private part in the key set', async () => {
    const { publicJwk } = await openSigningKey({ dataDir });
    expect(Object.keys(publicJwk).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it.each([
    ['a file that is not there', async () => path.join(dataDir, 'none.pem')],
    ['a file that is no key', () => keyFile('not a key')],
    [
      'an RSA key that is too short',
      () =>
        keyFile(
          generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({
            type: 'pkcs8',
            format: 'pem',
          }),
        ),
    ],
    [
      'a key of another kind',
      () =>
        keyFile(
          generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
            type: 'pkcs8',
            format: 'pem',
          }),
        ),
    ],
  ])('stops the start when it is %s, naming the variable', async (_what, given) => {
    await expect(openSigningKey({ dataDir, file: await given() })).rejects.toThrow(
      /^JWT_PRIVATE_KEY_FILE must be/,
    );
  });
});

describe('a token', () => {
  it('names the person, the role, the session and the application', async () => {
    const tokens = createTokens(await openKeyRing({ dataDir }));
    const session = newSession(7, 'wizard', 31, new Date());
    const claims = { personId: 7, role: 'intern', sessionId: session.id, resource: 31 };
    expect(await tokens.read(await tokens.forSession(session, { role: 'intern' }))).toMatchObject({
      ...claims,
      scope: 'wizard',
    });
    expect(await tokens.read(await tokens.forFiles(session, { role: 'intern' }))).toMatchObject({
      ...claims,
      scope: 'files',
    });
  });

  it('is invalid when it was altered, has expired, or was signed by another key', async () => {
    const tokens = createTokens(await openKeyRing({ dataDir }));
    const token = await tokens.forSession(newSession(7, 'account', null, new Date()), { role: 'intern' });
    const [header, , signature] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ sub: '1', role: 'admin', scope: 'account', sid: 'x', exp: 9e9 }),
    );
    expect(await tokens.read(`${header}.${forged.toString('base64url')}.${signature}`)).toBeUndefined();
    expect(
      await tokens.read(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`),
    ).toBeUndefined();

    const longAgo = newSession(7, 'account', null, new Date('2020-01-01'));
    const old = await tokens.forSession(longAgo, { role: 'intern' });
    expect(await tokens.read(old)).toBeUndefined();

    await rm(path.join(dataDir, 'keys'), { recursive: true });
    const others = createTokens(await openKeyRing({ dataDir }));
    expect(await others.read(token)).toBeUndefined();
    expect(await readFile(path.join(dataDir, 'keys', 'jwt-private.pem'), 'utf8')).toContain('PRIVATE KEY');
  });
});
