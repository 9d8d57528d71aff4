import type { Server } from 'node:http';

const drainMs = 4_000;

/** @throws when the address is taken or not one of this machine */
export function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Listens; on SIGTERM or SIGINT takes no new requests, lets running answers finish, closes and exits. */
export async function listenUntilStopped(
  server: Server,
  address: { host: string; port: number },
  { onStopping, onStopped }: { onStopping: () => void; onStopped: () => Promise<void> },
): Promise<void> {
  await listen(server, address);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    onStopping();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const impatient = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(impatient);
    await onStopped();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
