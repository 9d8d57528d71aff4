import type { ModuleBoard, ModulePreviewMade } from '@portal/contract-remote-v1';
import { signing } from '../src/visitors';
import { buildFiles, key, name, releasingPortal } from './desk';
import { ask, cleanUp } from './harness';

afterEach(cleanUp);

async function invited(hours = 24) {
  const clock = { now: Date.parse('2026-11-28T10:00:00Z') };
  const portal = await releasingPortal({ now: () => clock.now });
  const before = await portal.liveFor();
  await portal.upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'not for everybody' }));
  const made = await portal.call('POST', `/registry/remotes/${name}/previews`, {
    version: '1.1.0',
    hours,
    label: 'The board',
  });
  expect(made.status).toBe(201);
  const preview = made.json<ModulePreviewMade>();
  const opened = await ask(portal.url, preview.link);
  const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return { ...portal, clock, before, preview, opened, cookie };
}

const file = `/remotes/${name}/1.1.0/page.0123456789ab.js`;

test('a link opens its build for whoever has it, and for nobody else; nothing of it is kept', async () => {
  const { url, opened, cookie, before, liveFor } = await invited();
  expect(opened.status).toBe(303);
  expect(opened.headers.location).toBe('/admin');
  expect(opened.headers['cache-control']).toBe('no-store');
  expect(opened.headers['referrer-policy']).toBe('no-referrer');
  expect(opened.headers['set-cookie']?.[0]).toMatch(/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
  expect(await liveFor(cookie)).toBe('1.1.0');
  expect(await liveFor()).toBe(before);
  for (const path of ['/admin', '/registry.json', file])
    expect((await ask(url, path, { headers: { cookie } })).headers['cache-control']).toBe(
      'private, no-store',
    );
  const page = (await ask(url, '/admin', { headers: { cookie } })).body.toString();
  expect(page).toContain(`/remotes/${name}/1.1.0/`);
  expect(page).toContain('Only people with the link see this version.');
  expect((await ask(url, '/admin')).body.toString()).not.toContain('1.1.0');
});

test('the files of a build that is there for a preview are for those who were invited', async () => {
  const { url, cookie, call, act } = await invited();
  expect((await ask(url, file)).status).toBe(404);
  expect((await ask(url, file, { headers: { cookie } })).body.toString()).toBe('not for everybody');
  // With the release token, as in the command that checks a release before it goes live.
  expect((await call('GET', file)).status).toBe(200);
  await act('live', { version: '1.1.0' });
  expect((await ask(url, file)).status).toBe(200);
});

test('a leaked link ends at its time', async () => {
  const { url, clock, preview, cookie, before, liveFor } = await invited(1);
  clock.now += 3_600_001;
  const late = await ask(url, preview.link);
  expect(late.status).toBe(410);
  expect(late.body.toString()).toContain('This preview has ended.');
  expect(late.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await liveFor(cookie)).toBe(before);
  expect((await ask(url, file, { headers: { cookie } })).status).toBe(404);
});

test('a link can be ended by hand at once, and the board lists those that are open', async () => {
  const { url, call, preview, cookie, before, liveFor } = await invited();
  const board = async () => (await call('GET', '/registry/remotes')).json<ModuleBoard>();
  expect((await board()).remotes[0]?.previews).toEqual([
    { id: preview.id, version: '1.1.0', label: 'The board', endsAt: '2026-11-29T10:00:00.000Z' },
  ]);
  const end = () => call('DELETE', `/registry/remotes/${name}/previews/${preview.id}`);
  expect((await end()).status).toBe(200);
  expect(await liveFor(cookie)).toBe(before);
  expect((await ask(url, preview.link)).status).toBe(410);
  expect((await ask(url, '/admin', { headers: { cookie } })).body.toString()).not.toContain('p-tone-info');
  expect((await end()).status).toBe(404);
  expect((await board()).events.map(({ what }) => what).slice(0, 2)).toEqual([
    'preview-ended',
    'preview-opened',
  ]);
});

test.each([
  ['another version', (data: Record<string, unknown>) => ({ ...data, version: '9.9.9' })],
  ['another time', (data: Record<string, unknown>) => ({ ...data, until: 9_999_999_999_999 })],
])('a link that somebody has changed to %s opens nothing', async (_what, change) => {
  const { url, preview } = await invited();
  const [data = '', signature] = preview.link.replace('/preview/', '').split('.');
  const forged = Buffer.from(
    JSON.stringify(change(JSON.parse(Buffer.from(data, 'base64url').toString()))),
  ).toString('base64url');
  const answer = await ask(url, `/preview/${forged}.${signature}`);
  expect(answer.status).toBe(410);
});

test('what a link opens, and for how long, is in the index and not in the cookie', async () => {
  const { url, upload, clock, preview, before, liveFor } = await invited(1);
  await upload('1.2.0', buildFiles({ 'page.0123456789ab.js': 'of nobody' }));
  const until = clock.now + 90 * 86_400_000;
  const token = signing(key, 'preview').sign({ id: preview.id, name, version: '1.2.0', until });
  const cookie = `portal_preview=${token}`;
  expect(await liveFor(cookie)).toBe('1.1.0');
  const page = async () => (await ask(url, '/admin', { headers: { cookie } })).body.toString();
  expect(await page()).toContain('Only people with the link see this version.');
  expect((await ask(url, file, { headers: { cookie } })).body.toString()).toBe('not for everybody');
  clock.now += 3_600_001;
  expect(await liveFor(cookie)).toBe(before);
  expect((await ask(url, `/preview/${token}`)).status).toBe(410);
  expect(await page()).not.toContain('Only people with the link see this version.');
  expect((await ask(url, file, { headers: { cookie } })).status).toBe(404);
});

test('a visitor leaves the preview, and gets what everybody gets', async () => {
  const { url, cookie } = await invited();
  const left = await ask(url, '/preview/leave', { method: 'POST', headers: { cookie } });
  expect([left.status, left.headers.location]).toEqual([303, '/']);
  expect(left.headers['set-cookie']?.[0]).toMatch(/^portal_preview=; Path=\/; Max-Age=0;/);
});

test('nobody without the token or the permission makes links; a wish that is none is refused', async () => {
  const { url, call } = await invited();
  const path = `/registry/remotes/${name}/previews`;
  expect((await ask(url, path, { method: 'POST', body: '{}' })).status).toBe(401);
  for (const wish of [{}, { version: '1.1.0', label: 'x', hours: 400 }, { version: '1.1.0', hours: 1 }])
    expect((await call('POST', path, wish)).status).toBe(422);
  expect((await call('POST', path, { version: '7.7.7', hours: 1, label: 'x' })).status).toBe(404);
});
