import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Lets a server listen on this machine alone, on a free port if none is given; resolves to its address. It keeps
 * connections as long as a running service: within Node's 5 s a slow machine's pause would end a connection that the
 * next request takes.
 */
export async function listen(server: Server, port = 0): Promise<string> {
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
