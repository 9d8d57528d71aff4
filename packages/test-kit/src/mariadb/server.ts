import { type ChildProcess, spawn } from 'node:child_process';
import { end, lastWordsOf, untilReady } from '../process/child';

export interface MariaDb {
  /** `mysql://test:...@127.0.0.1:PORT/`, with a user who has all rights. */
  url: string;
  /** Kills the server at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts the server again on the same port with the data on disk. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

interface ServerOptions {
  url: string;
  /** The program that starts the server and is replaced by it (exec); by default the server itself. */
  program?: string;
  env?: Record<string, string>;
  settings: string[];
  /** @throws while the server cannot be used */
  ready: () => Promise<void>;
}

/** A server that has not been started yet. */
export function serverOf({ url, program = 'mariadbd', env = {}, settings, ready }: ServerOptions) {
  let child: ChildProcess | undefined;
  const kill = () => void child?.kill('SIGKILL');
  process.once('exit', kill);
  const start = async () => {
    const begun = spawn(program, settings, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = begun;
    const lastOutput = lastWordsOf(begun);
    const failed = new Promise<never>((_, reject) => begun.once('error', reject));
    await Promise.race([untilReady(begun, ready, lastOutput), failed]);
  };
  return {
    url,
    start,
    async kill() {
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      kill();
      await gone;
    },
    startAgain: start,
    async stop() {
      process.off('exit', kill);
      if (child) await end(child);
    },
  };
}
