import { SHELL_API_VERSION } from '@portal/contract-shell-v1';
import { createMetrics } from '../src/health/metrics';
import { folderSource } from '../src/static';
import { ask, cleanUp, folderWith, gateway, upstream } from './harness';

afterEach(cleanUp);

async function portal() {
  const service = await upstream((req, res) => {
    res.statusCode = 200;
    res.end(req.url);
  });
  const entrance = await gateway({
    shell: folderSource(await folderWith({ 'index.html': '<html></html>' })),
    services: { 'svc-applications': [service.url] },
    metrics: createMetrics(),
  });
  return { url: entrance.url, ops: entrance.ops, service };
}

test('it is healthy while it runs, and ready while everything it needs answers', async () => {
  const { url, ops, service } = await portal();
  expect((await ask(url, '/healthz')).json()).toEqual({ status: 'ok' });
  expect((await ask(url, '/readyz')).json()).toEqual({ status: 'ready' });
  expect((await ask(ops, '/readyz')).json()).toEqual({ status: 'ready' });
  await service.stop();
  expect((await ask(url, '/healthz')).status).toBe(200);
  const notReady = await ask(url, '/readyz');
  expect(notReady.status).toBe(503);
  expect(notReady.json()).toEqual({ message: 'Not ready', request_id: notReady.headers['x-request-id'] });
  const toOperators = await ask(ops, '/readyz');
  expect(toOperators.status).toBe(503);
  expect(toOperators.json()).toMatchObject({
    message: 'Not ready: svc-applications',
    not_ready: ['svc-applications'],
  });
});

test('without the shell it is not ready', async () => {
  const entrance = await gateway({ shell: folderSource('/nowhere') });
  expect((await ask(entrance.ops, '/readyz')).json().not_ready).toEqual(['shell']);
});

test('operators get its version, and the count of its answers', async () => {
  const { url, ops } = await portal();
  expect((await ask(ops, '/version')).json()).toEqual({
    name: 'gateway',
    version: '1.2.3',
    contracts: { shell: SHELL_API_VERSION },
    commit: null,
    built_at: null,
  });
  await ask(url, '/api/x');
  const metrics = await ask(ops, '/metrics');
  expect(metrics.headers['content-type']).toMatch('text/plain');
  expect(metrics.body.toString()).toMatch(
    /gateway_request_duration_seconds_count\{method="GET",owner="svc-applications",status="200"\} 1/,
  );
});

test('probes take only GET and HEAD, and have the headers of every answer', async () => {
  const { url, ops } = await portal();
  expect((await ask(url, '/healthz')).headers['x-content-type-options']).toBe('nosniff');
  expect((await ask(ops, '/metrics', { method: 'POST' })).status).toBe(405);
  expect((await ask(url, '/healthz', { method: 'HEAD' })).body).toHaveLength(0);
});

test('probes refuse DELETE, and browsers must not guess their types', async () => {
  const { url, ops } = await portal();
  const result = { [url]: ['/healthz', '/readyz'], [ops]: ['/healthz', '/readyz', '/metrics', '/version'] };
  for (const [gateway, paths] of Object.entries(result)) {
    for (const path of paths) {
      expect((await ask(gateway, path, { method: 'DELETE' })).status).toBe(405);
      expect((await ask(gateway, path)).headers['x-content-type-options']).toBe('nosniff');
    }
  }
});

test('security.txt names whom to notify of a vulnerability', async () => {
  const { url } = await portal();
  const answer = await ask(url, '/.well-known/security.txt');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const result = Object.fromEntries(
    answer.body
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(result).toMatchObject({
    Contact: 'mailto:a@b.org',
    Canonical: 'https://portal.example/.well-known/security.txt',
  });
  const days = (Date.parse(result.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(366);
});

test('strangers get neither the version nor the counts', async () => {
  const { url } = await portal();
  for (const path of ['/metrics', '/version']) {
    const answer = await ask(url, path);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  }
});

test('the server of the operators serves nothing of the portal', async () => {
  const { ops } = await portal();
  for (const path of ['/', '/api/x', '/registry.json', '/constructor', '/internal/keys'])
    expect((await ask(ops, path)).status).toBe(404);
});
