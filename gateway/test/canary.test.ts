import type { ModuleBoard } from '@portal/contract-remote-v1';
import { buildFiles, name, releasingPortal } from './desk';
import { ask, cleanUp } from './harness';

afterEach(cleanUp);

async function trying(percent: number) {
  const portal = await releasingPortal();
  const before = await portal.liveFor();
  await portal.upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'new' }));
  expect((await portal.act('live', { version: '1.1.0', canary: percent })).status).toBe(200);
  return { ...portal, before };
}

const placeOf = (cookies: string[] | undefined) => /portal_release=\d+/.exec(cookies?.[0] ?? '')?.[0] ?? '';

test('about one new visitor in ten gets the new version, and each visitor keeps their version', async () => {
  const { url, liveFor } = await trying(10);
  let chosen = 0;
  for (let visitor = 0; visitor < 1000; visitor += 1) {
    const answer = await ask(url, '/registry.json');
    const version = answer.json<{ remotes: Record<string, { version: string }> }>().remotes[name]?.version;
    if (version === '1.1.0') chosen += 1;
    if (visitor % 20 > 0) continue;
    const cookie = placeOf(answer.headers['set-cookie']);
    expect([await liveFor(cookie), await liveFor(cookie)]).toEqual([version, version]);
  }
  expect(chosen).toBeGreaterThan(60);
  expect(chosen).toBeLessThan(145);
});

test('exactly ten of the hundred places get the canary, and stay chosen when the share grows', async () => {
  const { liveFor, act } = await trying(10);
  const chosen = async () => {
    const places: number[] = [];
    for (let place = 0; place < 100; place += 1)
      if ((await liveFor(`portal_release=${place}`)) === '1.1.0') places.push(place);
    return places;
  };
  const few = await chosen();
  expect(few).toHaveLength(10);
  await act('live', { version: '1.1.0', canary: 40 });
  const more = await chosen();
  expect(more).toHaveLength(40);
  expect(more).toEqual(expect.arrayContaining(few));
});

test('the page names the files of the same version as the registry', async () => {
  const { url, before } = await trying(50);
  for (let place = 0; place < 100; place += 5) {
    const headers = { cookie: `portal_release=${place}` };
    const page = (await ask(url, '/admin/applications', { headers })).body.toString();
    const version = (await ask(url, '/registry.json', { headers })).json<{
      remotes: Record<string, { version: string }>;
    }>().remotes[name]?.version;
    expect(page).toContain(`/remotes/${name}/${version}/remoteEntry.js`);
    expect(page).not.toContain(`/remotes/${name}/${version === before ? '1.1.0' : before}/`);
  }
});

test("a page sets the visitor's cookie once during a canary, and it holds nothing but a place", async () => {
  const { url } = await trying(10);
  const first = await ask(url, '/admin');
  expect(first.headers['set-cookie']).toEqual([
    expect.stringMatching(/^portal_release=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
  ]);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const cookie = placeOf(first.headers['set-cookie']);
  expect((await ask(url, '/admin', { headers: { cookie } })).headers['set-cookie']).toBeUndefined();
});

test('without a canary nobody gets a cookie', async () => {
  const { url } = await releasingPortal();
  expect((await ask(url, '/admin')).headers['set-cookie']).toBeUndefined();
  expect((await ask(url, '/registry.json')).headers['set-cookie']).toBeUndefined();
});

test('promoting makes the canary live for everybody', async () => {
  const { act, liveFor, before } = await trying(10);
  expect((await act('promote')).json()).toEqual({ remote: name, version: '1.1.0', from: before });
  expect(await liveFor()).toBe('1.1.0');
  expect((await act('promote')).status).toBe(409);
  await act('rollback');
  expect(await liveFor()).toBe(before);
});

test.each(['rollback', 'abort'])('a %s ends the canary and leaves the live version', async (what) => {
  const { act, liveFor, before, call } = await trying(50);
  expect((await act(what)).json()).toEqual({ remote: name, version: before, from: '1.1.0' });
  for (let place = 0; place < 100; place += 10) expect(await liveFor(`portal_release=${place}`)).toBe(before);
  expect((await call('GET', '/registry/remotes')).json<ModuleBoard>().remotes[0]?.canary).toBeNull();
});

test('the live version cannot be a canary, nor can a share of nothing or of all', async () => {
  const { act, before } = await trying(10);
  expect((await act('live', { version: before, canary: 10 })).status).toBe(409);
  for (const canary of [0, 100, 1.5, 'ten'])
    expect((await act('live', { version: '1.1.0', canary })).status).toBe(422);
});

test('errors are counted for both versions', async () => {
  const { url, call, before, tally } = await trying(50);
  const notify = (line: string) => ask(url, '/registry/errors', { method: 'POST', body: line });
  for (let place = 0; place < 100; place += 1)
    await ask(url, '/admin', { headers: { cookie: `portal_release=${place}` } });
  for (let time = 0; time < 5; time += 1) expect((await notify(`${name} 1.1.0 crashed`)).status).toBe(204);
  await notify(`${name} ${before} timeout`);
  const versions = (await call('GET', '/registry/remotes')).json<ModuleBoard>().remotes[0]?.versions;
  expect(versions).toEqual([
    expect.objectContaining({ version: '1.1.0', opened: 50, failures: { crashed: 5 }, errorRate: 0.1 }),
    expect.objectContaining({ version: before, opened: 50, failures: { timeout: 1 }, errorRate: 0.02 }),
  ]);
  await tally.flush();
  expect((await call('GET', '/registry/remotes')).json<ModuleBoard>().remotes[0]?.versions).toEqual(versions);
});

test('a report that makes no sense, names an unknown version, is too long or comes too often is not counted', async () => {
  const { url, tally } = await trying(50);
  const notify = (line: string) => ask(url, '/registry/errors', { method: 'POST', body: line });
  for (const line of ['', '{"a":1}', `${name} 9.9.9 crashed`, `${name} 1.1.0 exploded`, 'x'.repeat(5000)])
    expect((await notify(line)).status).toBe(204);
  expect(await tally.read()).toEqual({});
  for (let time = 0; time < 200; time += 1) await notify(`${name} 1.1.0 crashed`);
  expect((await tally.read())[name]?.['1.1.0']?.failures.crashed).toBeLessThan(200);
  expect((await ask(url, '/registry/errors')).status).toBe(405);
});

test('two gateways add up their counters', async () => {
  const first = await trying(50);
  const second = await releasingPortal({ data: first.folder });
  const notify = (url: string) =>
    ask(url, '/registry/errors', { method: 'POST', body: `${name} 1.1.0 crashed` });
  await Promise.all([notify(first.url), notify(first.url), notify(second.url)]);
  await Promise.all([first.tally.flush(), second.tally.flush()]);
  expect((await second.tally.read())[name]?.['1.1.0']?.failures).toEqual({ crashed: 3 });
});
