import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below those that systems give to outgoing connections: one of these could be taken before it is listened on.
const first = 15_000;
const behindLast = 32_000;
const given = new Set();

/** A port on which somebody else is going to listen is not given away. */
export const spare = (port) => given.add(Number(port));

/** A port that nobody listens on at the moment, and that we have not given away before. */
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
