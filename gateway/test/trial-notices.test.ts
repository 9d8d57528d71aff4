import { buildFiles, name, releasingPortal } from './desk';
import { ask, cleanUp, folderWith, upstream } from './harness';

afterEach(cleanUp);

interface Asked {
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** A svc-auth that takes notices once its status is 200. */
async function takesNotices() {
  const asked: Asked[] = [];
  const state = { status: 503 };
  const { url } = await upstream(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    const { authorization } = req.headers;
    asked.push({ authorization, body: JSON.parse(Buffer.concat(parts).toString()) });
    res.writeHead(state.status).end('{}');
  });
  return { url, asked, state };
}

/** A trial that fails for everybody, ended by two gateways that share a folder. */
async function endedBy(authUrl: string, now?: () => number) {
  const data = await folderWith({});
  const options = { data, authUrls: [authUrl], ...(now && { now }) };
  const [one, other] = [await releasingPortal(options), await releasingPortal(options)];
  const live = await one.liveFor();
  await one.upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'new' }));
  await one.act('live', { version: '1.1.0', canary: 50 });
  for (let host = 1; host <= 6; host += 1)
    await ask(one.url, '/registry/errors', {
      method: 'POST',
      body: `${name} 1.1.0 crashed`,
      headers: { 'x-forwarded-for': `192.0.2.${host}` },
    });
  await one.trials.look();
  return { one, other, live };
}

test('an ended trial is handed over with its figures; svc-auth that is down gets it when it is back', async () => {
  const auth = await takesNotices();
  let now = Date.now();
  const { one, other, live } = await endedBy(auth.url, () => now);
  expect(auth.asked).toHaveLength(1);
  await one.trials.look();
  expect(auth.asked).toHaveLength(1);

  // The gateway that ended the trial has stopped: another one hands the notice over.
  auth.state.status = 200;
  now += 20_000;
  await other.trials.look();
  const [first, second] = auth.asked;
  expect(second).toEqual(first);
  expect(second).toEqual({
    authorization: 'Service the-credential-of-the-tests',
    body: {
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      remote: name,
      version: '1.1.0',
      live,
      at: expect.any(String),
      why: 'failures',
      trial: { visitors: 6, failing: 6, load_ms: null },
      beside: { visitors: 0, failing: 0, load_ms: null },
    },
  });
  now += 20_000;
  await one.trials.look();
  await other.trials.look();
  expect(auth.asked).toHaveLength(2);
});

test('what svc-auth cannot read is not asked for ever', async () => {
  const auth = await takesNotices();
  auth.state.status = 422;
  let now = Date.now();
  const { one } = await endedBy(auth.url, () => now);
  now += 20_000;
  await one.trials.look();
  expect(auth.asked).toHaveLength(1);
});
