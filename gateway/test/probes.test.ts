import { createMetrics } from '../src/health/metrics';
import { folderSource } from '../src/static';
import { ask, cleanUp, folderWith, gateway, upstream } from './harness';

afterEach(cleanUp);

async function portal() {
  const service = await upstream((req, res) => {
    res.statusCode = 200;
    res.end(req.url);
  });
  const door = await gateway({
    shell: folderSource(await folderWith({ 'index.html': '<html></html>' })),
    services: { 'svc-applications': [service.url] },
    metrics: createMetrics(),
  });
  return { url: door.url, service };
}

test('healthy while it lives, ready while all that it needs answers', async () => {
  const { url, service } = await portal();
  expect((await ask(url, '/healthz')).json()).toEqual({ status: 'ok' });
  expect((await ask(url, '/readyz')).json()).toEqual({ status: 'ready' });
  await service.stop();
  expect((await ask(url, '/healthz')).status).toBe(200);
  const notReady = await ask(url, '/readyz');
  expect(notReady.status).toBe(503);
  expect(notReady.json()).toMatchObject({
    message: 'Not ready: svc-applications',
    not_ready: ['svc-applications'],
  });
});

test('without the shell it is not ready', async () => {
  const door = await gateway({ shell: folderSource('/nowhere') });
  expect((await ask(door.url, '/readyz')).json().not_ready).toEqual(['shell']);
});

test('it tells its version, and counts what it answered', async () => {
  const { url } = await portal();
  expect((await ask(url, '/version')).json()).toEqual({ name: 'gateway', version: '1.2.3' });
  await ask(url, '/api/x');
  const metrics = await ask(url, '/metrics');
  expect(metrics.headers['content-type']).toMatch('text/plain');
  expect(metrics.body.toString()).toMatch(
    /gateway_request_duration_seconds_count\{method="GET",owner="svc-applications",status="200"\} 1/,
  );
});

test('probes are only read, and bear the headers of every answer', async () => {
  const { url } = await portal();
  expect((await ask(url, '/healthz')).headers['x-content-type-options']).toBe('nosniff');
  expect((await ask(url, '/metrics', { method: 'POST' })).status).toBe(405);
  expect((await ask(url, '/healthz', { method: 'HEAD' })).body).toHaveLength(0);
});

test('probes are for reading, and their answers are taken for nothing else', async () => {
  const { url } = await portal();
  for (const path of ['/healthz', '/readyz', '/metrics', '/version']) {
    expect((await ask(url, path, { method: 'DELETE' })).status).toBe(405);
    expect((await ask(url, path)).headers['x-content-type-options']).toBe('nosniff');
  }
});
