import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections: one of those could be taken before a server listens on it.
const first = 15_000;
const behindLast = 32_000;
const given = new Set();

/** Reserves a port on which somebody else is going to listen. */
export const spare = (port) => given.add(Number(port));

/** Resolves to a port on which nobody listens at present and that was not returned before. */
export async function freePort(host = '127.0.0.1') {
  for (;;) {
    const port = randomInt(first, behindLast);
    if (given.has(port) || !(await isFree(port, host))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
