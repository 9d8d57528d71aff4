import { buildFiles, name, releasingPortal } from './desk';
import { ask, cleanUp } from './harness';

afterEach(cleanUp);

const path = (version: string) => `/remotes/${name}/${version}/page.0123456789ab.js`;

/** A portal with two versions that are there for previews alone, and the mark that the upload of the first brought. */
async function invited() {
  const clock = { now: Date.parse('2026-11-29T10:00:00Z') };
  const portal = await releasingPortal({ now: () => clock.now });
  const uploaded = await portal.upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'the first' }));
  await portal.upload('1.2.0', buildFiles({ 'page.0123456789ab.js': 'the second' }));
  for (const version of ['1.1.0', '1.2.0'])
    await portal.call('POST', `/registry/remotes/${name}/previews`, { version, hours: 24, label: 'x' });
  const given = uploaded.headers['set-cookie']?.[0] ?? '';
  const mark = given.split(';')[0] ?? '';
  const read = (version: string, cookie = mark) => ask(portal.url, path(version), { headers: { cookie } });
  return { ...portal, clock, given, mark, read };
}

test('whoever uploaded a version reads its files for a quarter of an hour, and nothing of them is kept', async () => {
  const { given, read, clock } = await invited();
  expect(given).toMatch(
    /^portal_upload=[\w.-]+; Path=\/remotes\/mfe-admin\/1\.1\.0\/; Max-Age=900; HttpOnly; SameSite=Strict$/,
  );
  const file = await read('1.1.0');
  expect([file.status, String(file.body)]).toEqual([200, 'the first']);
  expect(file.headers['cache-control']).toBe('private, no-store');
  clock.now += 15 * 60_000;
  expect((await read('1.1.0')).status).toBe(404);
});

test('the mark opens no other version, no page and no entry of the registry', async () => {
  const { url, read, mark, liveFor } = await invited();
  expect((await read('1.2.0')).status).toBe(404);
  expect(await liveFor(mark)).toMatch(/^1\.0\.0/);
  const page = await ask(url, '/admin', { headers: { cookie: mark } });
  expect(String(page.body)).not.toContain('1.1.0');
  expect(await liveFor(mark.replace('portal_upload', 'portal_preview'))).toMatch(/^1\.0\.0/);
});

test('a mark that somebody has changed, or a link of invitation in its place, opens nothing', async () => {
  const { read, mark, marks, clock } = await invited();
  const [data = '', signature] = mark.replace('portal_upload=', '').split('.');
  const meant = { ...JSON.parse(Buffer.from(data, 'base64url').toString()), version: '1.2.0' };
  const forged = Buffer.from(JSON.stringify(meant)).toString('base64url');
  expect((await read('1.2.0', `portal_upload=${forged}.${signature}`)).status).toBe(404);
  const link = marks.previewToken({ id: 'x', name, until: clock.now + 1_000 });
  expect((await read('1.2.0', `portal_upload=${link}`)).status).toBe(404);
});

test('an upload that is refused brings no mark', async () => {
  const { upload } = await invited();
  const other = await upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'other files' }));
  expect([other.status, other.headers['set-cookie']]).toEqual([409, undefined]);
});
