import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// Below those that systems give to outgoing connections: one of these could be taken before it is listened on.
const first = 15_000;
const behindLast = 32_000;
const given = new Set<number>();

/** A port of 127.0.0.1 that nobody has now, and that was not given away here before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, behindLast);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Asks until it answers, however long a busy machine takes; throws with the process's own words when it dies. */
export async function untilReady(
  child: ChildProcess,
  ready: () => Promise<unknown>,
  said: () => string,
): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It ended while starting: ${said()}`);
    try {
      await ready();
      return;
    } catch {
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
