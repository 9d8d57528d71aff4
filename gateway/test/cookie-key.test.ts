import { createHmac } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { silentLogger } from '@portal/service-kit/logging';
import { readEnv } from '../src/env';
import { createMetrics } from '../src/health/metrics';
import { releasing } from '../src/releasing';
import { signing } from '../src/visitors';
import { buildFiles, keeping, name, token } from './desk';
import { ask, cleanUp, folderWith, gateway } from './harness';

const parts: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const part of parts.splice(0)) await part.stop();
  await cleanUp();
});

/** A gateway as it starts, on this folder. */
async function started(dataDir: string) {
  const service = await keeping({});
  const config = readEnv({
    DATA_DIR: dataDir,
    AUTH_URL: service.url,
    APPLICATIONS_URL: service.url,
    PORTAL_BUILDS: `${name}=${await folderWith(buildFiles())}`,
    RELEASE_TOKEN: token,
  });
  const made = await releasing(config, silentLogger, createMetrics(), Promise.resolve());
  parts.push(made);
  const { url } = await gateway({ ...made, services: config.services });
  /** Whether the recovery page shows what is live. */
  const opens = async (session: string) =>
    (await ask(url, '/recovery', { headers: { cookie: `portal_recovery=${session}` } })).body
      .toString()
      .includes('1.0.0-');
  const enter = () =>
    ask(url, '/recovery/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token }).toString(),
    });
  return { ...made, opens, enter, keyFile: join(dataDir, 'keys/cookies.key') };
}

const session = (minutes: number) => ({
  by: { kind: 'admin', id: 1, role: 'admin', name: 'Ada' },
  id: 'made-up',
  until: Date.now() + minutes * 60_000,
});

test('whoever has the release token alone makes no cookie of an administrator, of staff or of a preview', async () => {
  const { opens, visitorIn } = await started(await folderWith({}));
  const guesses = [
    token,
    createHmac('sha256', token).update('marks of visitors').digest('base64url'),
    createHmac('sha256', token).update('marks of visitors').digest('hex'),
  ];
  for (const key of guesses) {
    expect(await opens(signing(key, 'recovery').sign(session(5)))).toBe(false);
    const staff = signing(key, 'staff').sign({ person: 'x', until: Date.now() + 60_000 });
    const mark = { id: 'x', name, version: '9.9.9', until: Date.now() + 60_000 };
    const preview = signing(key, 'preview').sign(mark);
    expect(visitorIn(`portal_staff=${staff}; portal_preview=${preview}`)).toEqual({});
  }
});

test('gateways that share their folder take the cookies of each other, also after a restart', async () => {
  const dataDir = await folderWith({});
  const [one, other] = [await started(dataDir), await started(dataDir)];
  const opened = await one.enter();
  const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0]?.replace('portal_recovery=', '') ?? '';
  expect(await other.opens(cookie)).toBe(true);
  expect(statSync(one.keyFile).mode & 0o777).toBe(0o600);
  expect(await (await started(dataDir)).opens(cookie)).toBe(true);
  expect(await (await started(await folderWith({}))).opens(cookie)).toBe(false);
});

test('a session on the recovery page ends after ten minutes and a mark of staff after twelve hours, whatever the cookie says', async () => {
  const { opens, visitorIn, keyFile } = await started(await folderWith({}));
  const key = (await readFile(keyFile, 'utf8')).trim();
  const signed = signing(key, 'recovery');
  expect(await opens(signed.sign(session(9)))).toBe(true);
  expect(await opens(signed.sign(session(600)))).toBe(false);
  const staff = (hours: number) =>
    `portal_staff=${signing(key, 'staff').sign({ person: 'x', until: Date.now() + hours * 3_600_000 })}`;
  expect([visitorIn(staff(11)), visitorIn(staff(24))]).toEqual([{ staff: 'x' }, {}]);
});
