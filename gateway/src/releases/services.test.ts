import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchServices } from './services';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function service(body: unknown): Promise<string> {
  const server = createServer((_request, response) => response.end(JSON.stringify(body)));
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

const nobody = 'http://127.0.0.1:9';
/** Longer than people wait, in ms: a busy machine answers late. */
const patientMs = 60_000;

test('a service reports its version and its contracts; a silent service counts as unreachable', async () => {
  const result = { name: 'svc-auth', version: '2.1.0', contracts: { 'svc-auth': '1.3.0' } };
  const watch = watchServices({ 'svc-auth': [await service(result)], 'svc-reports': [nobody] });
  expect(await watch.ask(patientMs)).toEqual([
    { name: 'svc-auth', version: '2.1.0', contracts: { 'svc-auth': '1.3.0' }, reachable: true },
    { name: 'svc-reports', version: null, contracts: {}, reachable: false },
  ]);
  expect(watch.contracts()).toEqual({ 'svc-auth': '1.3.0' });
  watch.stop();
});

test('while replicas are being replaced, the older contract counts', async () => {
  const newer = await service({ version: '1.10.0', contracts: { 'svc-auth': '1.10.0' } });
  const older = await service({ version: '1.9.0', contracts: { 'svc-auth': '1.9.0' } });
  const watch = watchServices({ 'svc-auth': [newer, older, nobody] });
  expect(await watch.ask(patientMs)).toEqual([
    { name: 'svc-auth', version: '1.9.0', contracts: { 'svc-auth': '1.9.0' }, reachable: true },
  ]);
  watch.stop();
});

test('a service that is down keeps the contracts of its last report; an old service reports none', async () => {
  const watch = watchServices({ 'svc-auth': [await service({ contracts: { 'svc-auth': '1.0.0' } })] });
  await watch.ask(patientMs);
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  expect((await watch.ask(patientMs))[0]?.reachable).toBe(false);
  expect(watch.contracts()).toEqual({ 'svc-auth': '1.0.0' });
  watch.stop();
  const old = watchServices({ 'svc-auth': [await service({ name: 'svc-auth', version: '1.0.0' })] });
  expect((await old.ask(patientMs))[0]).toMatchObject({ reachable: true, contracts: {} });
  old.stop();
});
