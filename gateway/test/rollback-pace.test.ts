import { buildFiles, releasingPortal } from './desk';
import { cleanUp, upstream } from './harness';

afterEach(cleanUp);

test('a rollback waits for a service that hangs half a second at most, and goes by its last report', async () => {
  let hangs = false;
  const service = await upstream((_req, res) => {
    if (!hangs) res.end(JSON.stringify({ name: 'svc', version: '1.4.0', contracts: {} }));
  });
  const { upload, act, liveFor } = await releasingPortal({ serviceUrl: service.url });
  const before = await liveFor();
  await upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'new' }));
  await act('live', { version: '1.1.0' });
  hangs = true;
  const begun = performance.now();
  expect((await act('rollback')).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(950);
  expect(await liveFor()).toBe(before);
});
