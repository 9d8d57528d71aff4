import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// Below the ports that systems give to outgoing connections: such a port could be taken before a server listens on it.
const first = 15_000;
const behindLast = 32_000;
const given = new Set<number>();

/** A port of 127.0.0.1 that is free now and was not returned before. */
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

/**
 * Calls `ready` until the process answers, however long a busy machine takes; throws with the process's output when
 * the process dies.
 */
export async function untilReady(
  child: ChildProcess,
  ready: () => Promise<unknown>,
  output: () => string,
): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It ended while starting: ${output()}`);
    try {
      await ready();
      return;
    } catch {
      await pause(50);
    }
  }
}

/** Ends a process that a test started: first politely, after `patienceMs` by force. */
export async function end(child: ChildProcess, patienceMs = 5000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(force);
}

/** Keeps the last output of a process, to be shown when it dies. Returns a function that reads it. */
export function lastWordsOf(child: ChildProcess): () => string {
  let words = '';
  const hear = (chunk: Buffer) => {
    words = (words + chunk).slice(-4000);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return () => words;
}
