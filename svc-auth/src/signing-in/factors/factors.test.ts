import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/test-kit';
import { openFactorKey } from './factor-key';
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes';
import { hashOf, seal, unseal } from './secret-box';
import { addressOf, newSecret, stepOf } from './totp';

// The secret and the codes of RFC 6238, appendix B, with six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('the code of an app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %d s is the one of the standard', (seconds, code, step) => {
    expect(stepOf(secret, code, at(seconds))).toBe(step);
  });

  it('counts a half minute too early and too late, and no longer', () => {
    expect(stepOf(secret, '287082', at(59 + 30))).toBe(1);
    expect(stepOf(secret, '287082', at(59 - 30))).toBe(1);
    expect(stepOf(secret, '287082', at(59 + 61))).toBeUndefined();
  });

  it.each(['287083', '28708', '2870822', 'abcdef', ''])('is not %j', (code) => {
    expect(stepOf(secret, code, at(59))).toBeUndefined();
  });

  it('is read from an address with the names of portal and person', () => {
    const address = addressOf(newSecret(), { issuer: 'Hill School', email: 'chidi@example.org' });
    expect(address).toMatch(
      /^otpauth:\/\/totp\/Hill%20School:chidi%40example\.org\?.*secret=[A-Z2-7]{32}&.*digits=6&period=30$/,
    );
  });
});

describe('a recovery code', () => {
  it('is one of ten that differ, and is read however it is typed', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
      expect(readRecoveryCode(` ${code.toUpperCase().replace('-', ' ')}`)).toBe(code.replace('-', ''));
    }
    expect(readRecoveryCode('123456')).toBeUndefined();
  });

  it('has another hash for another person', () => {
    const key = Buffer.alloc(32, 7);
    expect(hashOf(key, 1, 'abcde')).not.toBe(hashOf(key, 2, 'abcde'));
  });
});

describe('a sealed secret', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const box = seal(key, 7, secret);

  it('is read by its key for its person', () => {
    expect(box).not.toContain(secret);
    expect(unseal(key, 7, box)).toBe(secret);
    expect(seal(key, 7, secret)).not.toBe(box);
  });

  it('is not read by another key, for another person, or altered', () => {
    expect(() => unseal(other, 7, box)).toThrow();
    expect(() => unseal(key, 8, box)).toThrow();
    // Not the last character, because some of its bits have no meaning.
    const altered = box.replace(/.(?=.{9}$)/, (one) => (one === 'A' ? 'B' : 'A'));
    expect(() => unseal(key, 7, altered)).toThrow();
    expect(() => unseal(key, 7, 'v2.x')).toThrow();
  });
});

describe('the key of these secrets', () => {
  it('is made once beside the signing key, for this user alone', async () => {
    const signingKeyFile = path.join(temporaryFolder(), 'keys', 'jwt-private.pem');
    const [one, two] = await Promise.all([
      openFactorKey({ signingKeyFile }),
      openFactorKey({ signingKeyFile }),
    ]);
    expect(one).toHaveLength(32);
    expect(two).toEqual(one);
    const file = path.join(path.dirname(signingKeyFile), 'factor.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toHaveLength(45);
  });

  it('is none where none can be written, and then the service starts nevertheless', async () => {
    const file = path.join(temporaryFolder(), 'a-file');
    await writeFile(file, '');
    expect(await openFactorKey({ signingKeyFile: path.join(file, 'jwt-private.pem') })).toBeUndefined();
  });

  it('that is given must be there, and long enough', async () => {
    const folder = temporaryFolder();
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, 'short.key');
    await writeFile(file, 'short');
    for (const given of [file, path.join(folder, 'none.key')])
      await expect(openFactorKey({ file: given, signingKeyFile: file })).rejects.toThrow(
        /^FACTOR_KEY_FILE must/,
      );
  });
});
