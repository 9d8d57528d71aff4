import { createServer } from 'node:net';
import { freePort } from './child';

test('a free port can be listened on, is given once, and lies outside the range of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort));
  expect(new Set(ports).size).toBe(40);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(ports[0], '127.0.0.1', resolve));
  await new Promise((resolve) => server.close(resolve));
});
