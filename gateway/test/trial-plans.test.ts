import type { ModuleBoard } from '@portal/contract-remote-v1';
import { buildFiles, name, releasingPortal } from './desk';
import { ask, cleanUp } from './harness';

afterEach(cleanUp);

const minute = 60_000;

/** A portal with a clock, in which a trial begins. */
async function planned(body: object) {
  const clock = { now: Date.parse('2026-11-28T10:00:00Z') };
  const portal = await releasingPortal({ now: () => clock.now });
  const before = await portal.liveFor();
  await portal.upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'new' }));
  const begun = await portal.act('live', { version: '1.1.0', ...body });
  let net = 0;
  /** Sends this report from `many` visitors, each in a network of its own. */
  const visitors = async (line: string, many: number) => {
    net += 1;
    for (let host = 1; host <= many; host += 1)
      await ask(portal.url, '/registry/errors', {
        method: 'POST',
        body: `${name} ${line}`,
        headers: { 'x-forwarded-for': `192.0.${net}.${host}` },
      });
  };
  const later = async (minutes: number) => {
    clock.now += minutes * minute;
    await portal.trials.look();
  };
  const remote = async () => (await portal.call('GET', '/registry/remotes')).json<ModuleBoard>().remotes[0];
  const places = async () => {
    let chosen = 0;
    for (let place = 0; place < 100; place += 1)
      if ((await portal.liveFor(`portal_release=${place}`)) === '1.1.0') chosen += 1;
    return chosen;
  };
  return { ...portal, before, begun, visitors, later, remote, places };
}

test('a share rises by its plan to everybody, each stage after its time and with its visitors', async () => {
  const { visitors, later, places, remote, before, liveFor } = await planned({
    plan: { shares: [1, 10, 100], minutes: 30, visitors: 4 },
  });
  expect(await places()).toBe(1);
  await visitors('1.1.0 opened 500', 4);
  await later(29);
  expect(await places()).toBe(1);
  await later(1);
  expect(await places()).toBe(10);
  // Visitors of the earlier stage do not count.
  await later(60);
  expect(await places()).toBe(10);
  await visitors('1.1.0 opened 500', 4);
  await later(1);
  expect(await liveFor()).toBe('1.1.0');
  expect(await remote()).toMatchObject({ live: { version: '1.1.0' }, canary: null, previous: before });
});

test('a stage with failures that end nothing yet does not rise either', async () => {
  const { visitors, later, places, before } = await planned({
    plan: { shares: [1, 10], minutes: 1, visitors: 4 },
  });
  await visitors('1.1.0 opened 500', 8);
  await visitors('1.1.0 crashed', 2);
  await visitors(`${before} opened 500`, 100);
  await later(5);
  expect(await places()).toBe(1);
});

test('a plan goes on after a restart, and two gateways raise it once', async () => {
  const first = await planned({ plan: { shares: [1, 10, 50], minutes: 1, visitors: 1 } });
  await first.visitors('1.1.0 opened 500', 2);
  const second = await releasingPortal({
    data: first.folder,
    now: () => Date.parse('2026-11-28T10:05:00Z'),
  });
  await first.trials.look();
  await Promise.all([second.trials.look(), second.trials.look(), first.later(5)]);
  expect((await first.remote())?.canary).toMatchObject({ percent: 10, plan: { stage: 1 } });
});

test('without shares the plan is one, ten, fifty and all of a hundred', async () => {
  const { remote } = await planned({ plan: {} });
  expect((await remote())?.canary?.plan?.stages).toEqual(
    [1, 10, 50, 100].map((percent) => ({ percent, minutes: 30, visitors: 20 })),
  );
});

test.each([
  [{ canary: 10, plan: {} }],
  [{ plan: { shares: [10, 1] } }],
  [{ plan: { shares: [] } }],
  [{ plan: { shares: [0, 100] } }],
  [{ plan: { minutes: -1 } }],
])('a plan that is none is refused: %j', async (body) => {
  const { begun, remote } = await planned(body);
  expect(begun.status).toBe(422);
  expect((await remote())?.canary).toBeNull();
});

test('members of staff get a trial first, by a mark that only the portal can give', async () => {
  const { issuer, url, liveFor, places, before, remote, visitors, later } = await planned({
    staff_first: true,
    plan: { shares: [1, 100], minutes: 1, visitors: 20 },
  });
  expect(await places()).toBe(0);
  const cookieFor = async (role: string) => {
    const authorization = `Bearer ${await issuer.token({ role, personId: 7 })}`;
    let cookies: string[] = [];
    for (let time = 0; time < 20 && cookies.length === 0; time += 1)
      cookies =
        (await ask(url, '/api/programmes', { headers: { authorization } })).headers['set-cookie'] ?? [];
    return cookies[0]?.split(';')[0] ?? '';
  };
  const staff = await cookieFor('reviewer');
  expect(staff).toMatch(/^portal_staff=[\w-]+\.[\w-]+$/);
  const [data = ''] = staff.replace('portal_staff=', '').split('.');
  expect(JSON.parse(Buffer.from(data, 'base64url').toString())).toEqual({
    person: expect.stringMatching(/^[\w-]{16}$/),
    until: expect.any(Number),
  });
  expect(await liveFor(staff)).toBe('1.1.0');
  expect(await cookieFor('person')).toBe('');
  expect(await liveFor(`${staff.slice(0, -2)}xx`)).toBe(before);
  expect(await liveFor('portal_staff=eyJwZXJzb24iOiJ4IiwidW50aWwiOjk5OTk5OTk5OTk5OTl9.x')).toBe(before);
  // The staff stage needs only three members of staff; the next stage is for applicants.
  await visitors('1.1.0 opened 300', 3);
  await later(2);
  expect((await remote())?.canary).toMatchObject({ percent: 1, staffFirst: true, plan: { stage: 1 } });
  expect(await liveFor(staff)).toBe('1.1.0');
});
