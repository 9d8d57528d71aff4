import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { STATEMENT_FILE } from '@portal/contract-remote-v1';
import { silentLogger } from '@portal/service-kit/logging';
import { refuseDamaged } from '../src/signing';
import { name } from './desk';
import { cleanUp } from './harness';
import { loadable, portalOfTeams } from './keys';

afterEach(cleanUp);

const page = '/* one */'.repeat(200);
const yesterday = '2026-11-28T10:00:00Z';

/** A build of the same sources; `level` is that of its compressed copy. */
async function built(at: string, level = 9) {
  const folder = await loadable('', {
    'page.0123456789ab.js': page,
    'build.json': JSON.stringify({ name, version: '1.0.0', commit: '0123456789abcdef', built_at: at }),
  });
  await writeFile(join(folder, 'page.0123456789ab.js.gz'), gzipSync(page, { level }));
  return folder;
}

/** A release that somebody without a key, or with the first of two keys, has published. */
async function published(signed: boolean) {
  const portal = await portalOfTeams();
  const one = await portal.team('wizards', 'Team Wizards');
  const other = await portal.team('wizards', 'Team Wizards');
  const build = await built(yesterday);
  const publish = (from: string, by: typeof one | undefined) => {
    const args = ['try', name, '--from', from, '--version', '2.0.0'];
    return by ? by.run(...args) : portal.withToken(...args);
  };
  const first = await publish(build, signed ? one : undefined);
  const version = /promote mfe-admin (\S+)`/.exec(first.output)?.[1] ?? '';
  return { ...portal, other, version, publish, build };
}

test.each([
  ['built later than what another key signed', true, () => built('2026-11-29T10:00:00Z'), 'build\\.json'],
  ['built later than what nobody signed', false, () => built('2026-11-29T10:00:00Z'), 'build\\.json'],
  ['compressed otherwise', true, () => built(yesterday, 1), 'page\\.0123456789ab\\.js\\.gz'],
])(
  'a signature of the same sources %s is refused, and the release goes on',
  async (_what, signed, rebuild, file) => {
    const { other, version, publish, store, liveFor, act, folder, signer } = await published(signed);
    const before = await signer('2.0.0');
    const refused = await publish(await rebuild(), other);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      new RegExp(
        `^mfe-admin ${version} is kept from another build of the same sources \\(${file} was changed after signing\\)\\. Sign that very build, or raise the version\\.`,
        'm',
      ),
    );
    expect(await signer('2.0.0')).toEqual(before);
    expect((await act('live', { version })).status).toBe(200);
    await refuseDamaged(store, silentLogger);
    expect(await liveFor()).toBe(version);
    expect(await readFile(join(folder, name, version, 'build.json'), 'utf8')).toContain('2026-11-28');
  },
);

test('that very build is signed by another key, and goes live by it', async () => {
  const { other, version, publish, build, store, liveFor, signer, folder } = await published(true);
  const again = await publish(build, other);
  expect([again.code, await signer('2.0.0')]).toMatchObject([0, { key: other.key }]);
  expect(await readFile(join(folder, name, version, STATEMENT_FILE), 'utf8')).toContain(other.key);
  expect((await other.run('promote', name, version)).code).toBe(0);
  await refuseDamaged(store, silentLogger);
  expect(await liveFor()).toBe(version);
});
