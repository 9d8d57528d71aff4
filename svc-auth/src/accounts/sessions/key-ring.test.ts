import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/test-kit';
import { openKeyRing } from './key-ring';
import { rotateKey } from './rotate-key';
import { newSession } from './session';
import { createTokens, type Tokens } from './tokens';

const minute = 60_000;
let dataDir: string;
let ahead: number;
const further = () => path.join(dataDir, 'keys', 'jwt-verify.pem');
beforeEach(() => {
  dataDir = temporaryFolder('auth-keys-');
  ahead = 0;
});

/** Starts a svc-auth at the test's present time. */
const startAuth = async () => createTokens(await openKeyRing({ dataDir }, { now: () => Date.now() + ahead }));
const tokenOf = (tokens: Tokens) =>
  tokens.forSession(newSession(7, 'wizard', 31, new Date()), { role: 'intern' });
const isGood = async (tokens: Tokens, token: string) => (await tokens.read(token)) !== undefined;
const kidsOf = async (tokens: Tokens) => (await tokens.keySet()).keys.map(({ kid }) => kid);

describe('a new signing key', () => {
  it('signs nobody out: tokens of the old key stay valid, in a restarted process and in a running one', async () => {
    const old = await startAuth();
    const before = await tokenOf(old);
    const device = await old.forDevice(7, new Date());
    await rotateKey({ dataDir });
    const anew = await startAuth();
    const after = await tokenOf(anew);
    expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
    for (const token of [before, after]) {
      expect(await isGood(anew, token)).toBe(true);
      ahead += 2_000;
      expect(await isGood(old, token)).toBe(true);
    }
    expect(await anew.deviceOf(device.token, new Date())).toMatchObject({ personId: 7 });
  });

  it('is published together with the old key, also by a process that was not restarted', async () => {
    const old = await startAuth();
    const [first] = await kidsOf(old);
    await rotateKey({ dataDir });
    const kids = await kidsOf(await startAuth());
    expect(kids).toHaveLength(2);
    expect(kids[1]).toBe(first);
    expect((await kidsOf(old)).sort()).toEqual([...kids].sort());
    expect(JSON.stringify(await old.keySet())).not.toMatch(/"[dpq]":/);
  });

  it('ends the tokens of the old key as soon as that key is removed', async () => {
    const before = await tokenOf(await startAuth());
    await rotateKey({ dataDir });
    const goesOn = await startAuth();
    expect(await isGood(goesOn, before)).toBe(true);
    await rm(further());
    ahead += minute;
    for (const tokens of [await startAuth(), goesOn]) {
      expect(await isGood(tokens, before)).toBe(false);
      expect(await kidsOf(tokens)).toHaveLength(1);
      expect(await isGood(tokens, await tokenOf(goesOn))).toBe(true);
    }
  });

  it('may be made twice: the tokens of all three keys are valid', async () => {
    const tokens = [await tokenOf(await startAuth())];
    for (let times = 0; times < 2; times += 1) {
      await rotateKey({ dataDir });
      tokens.push(await tokenOf(await startAuth()));
    }
    const last = await startAuth();
    expect(await Promise.all(tokens.map((token) => isGood(last, token)))).toEqual([true, true, true]);
  });

  it('is readable by this user alone, and of the old key only the public part is kept', async () => {
    await startAuth();
    await rotateKey({ dataDir });
    const folder = path.join(dataDir, 'keys');
    expect((await readdir(folder)).sort()).toEqual(['jwt-private.pem', 'jwt-verify.pem']);
    for (const name of await readdir(folder))
      expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    expect(await readFile(further(), 'utf8')).not.toContain('PRIVATE');
  });

  it('is of the same kind as the old key, where the operator gave that key', async () => {
    const file = path.join(dataDir, 'given.pem');
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(file, pem);
    expect(await rotateKey({ file, dataDir })).toContain(path.join(dataDir, 'jwt-verify.pem'));
    expect(await readFile(file, 'utf8')).not.toBe(pem);
    const { signing, keySet } = await openKeyRing({ file, dataDir });
    expect(signing.algorithm).toBe('EdDSA');
    expect((await keySet()).keys).toHaveLength(2);
  });

  it('is not made where it cannot be stored', async () => {
    const file = path.join(dataDir, 'nowhere', 'given.pem');
    await expect(rotateKey({ file, dataDir })).rejects.toThrow(/^JWT_PRIVATE_KEY_FILE must be/);
  });
});

describe('a file of further keys without a key', () => {
  it('stops the start', async () => {
    await startAuth();
    await writeFile(further(), 'no key');
    await expect(startAuth()).rejects.toThrow(/^jwt-verify\.pem beside the signing key must hold/);
  });

  it('does not disturb a running process: valid tokens stay valid', async () => {
    const before = await tokenOf(await startAuth());
    await rotateKey({ dataDir });
    const tokens = await startAuth();
    await writeFile(further(), 'no key');
    ahead += minute;
    expect(await isGood(tokens, before)).toBe(true);
    expect(await kidsOf(tokens)).toHaveLength(2);
  });
});
