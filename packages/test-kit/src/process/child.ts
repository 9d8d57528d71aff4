import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A port of 127.0.0.1 that nobody has now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Asks until it answers; throws with the process's own words when it dies, or when the time is up. */
export async function untilReady(
  child: ChildProcess,
  ready: () => Promise<unknown>,
  said: () => string,
  ms = 30_000,
) {
  const until = Date.now() + ms;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It ended while starting: ${said()}`);
    try {
      await ready();
      return;
    } catch (error) {
      if (Date.now() > until)
        throw new Error(`It did not get ready in ${ms} ms: ${said()}`, { cause: error });
      await pause(50);
    }
  }
}

/** Ends a process we started, by and by with force. */
export async function end(child: ChildProcess, patienceMs = 5000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(force);
}

/** Keeps the last words of a process, for when it dies. */
export function listen(child: ChildProcess): () => string {
  let words = '';
  const hear = (chunk: Buffer) => {
    words = (words + chunk).slice(-4000);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return () => words;
}
