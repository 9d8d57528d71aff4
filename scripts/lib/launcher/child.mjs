/** One process of the portal: starts it, restarts it when it dies, and stops it. */
import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A starting process sends a sign of life every few seconds, however slow the machine; without any it hangs. */
const silentWithinMs = 60_000;
/** Limit for a process that is alive but waits in vain for something. */
const readyWithinMs = 900_000;
// The gateway stops before the services; both together take at most ten seconds.
const stopWithinMs = 4_500;
const firstPauseMs = 500;
const longestPauseMs = 10_000;

const loadedFirst = [
  new URL('./end-with-parent.cjs', import.meta.url),
  new URL('./stacks.cjs', import.meta.url),
  new URL('./compile-cache.cjs', import.meta.url),
  new URL('./rest.cjs', import.meta.url),
];
const nodeFlags = ['--expose-gc', ...loadedFirst.flatMap((file) => ['--require', fileURLToPath(file)])];
/**
 * MB of a young generation. It is small because the processes are mostly idle and small machines lack memory. With a
 * database server there are many people and much garbage; Node's default makes requests a sixth cheaper there.
 */
const usualYoungMb = ({ DATABASE_URL = '' }) => (DATABASE_URL.startsWith('mysql:') ? 16 : 4);
// The C library keeps freed memory for each thread. Two arenas, and returning memory from 128 KB on, suit mostly idle
// processes.
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Creates a process, not yet started. `start()` resolves when the process reports that it is ready; it rejects with
 * what the process wrote to stderr if that ends first. `onMessage` gets its other messages, `onLine` the lines that it
 * prints.
 */
export function createChild({
  name,
  entry,
  env,
  restart = true,
  youngMb = usualYoungMb(env),
  silentMs = silentWithinMs,
  onLine,
  onMessage = () => {},
}) {
  const execArgv = [`--max-semi-space-size=${youngMb}`, ...nodeFlags];
  let current;
  let wanted = false;
  let pauseMs = firstPauseMs;

  function launch(first = {}) {
    const child = fork(entry, [], {
      env: { ...memory, ...env, ...first },
      execArgv,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    current = child;
    let complaint = '';
    let givenUp = '';
    lines(child.stdout, (line) => onLine(line));
    lines(child.stderr, (line) => {
      complaint = `${complaint}${line}\n`.slice(-4000);
      if (child.isReady) onLine(line);
    });
    child.ended = new Promise((resolve) => child.once('exit', resolve));
    return new Promise((resolve, reject) => {
      const giveUp = (reason) => {
        givenUp = `${name} was ended: ${reason}. Start again when this machine has less to do.`;
        child.kill('SIGKILL');
      };
      const silent = setTimeout(giveUp, silentMs, `no sign of life for ${silentMs / 1000} s`);
      const late = setTimeout(giveUp, readyWithinMs, `not ready within ${readyWithinMs / 60_000} minutes`);
      const stopWatching = () => {
        clearTimeout(silent);
        clearTimeout(late);
      };
      child.on('message', (message) => {
        if (message?.alive) return child.isReady || silent.refresh();
        if (!message?.ready) return onMessage(message);
        child.isReady = true;
        stopWatching();
        resolve();
      });
      child.once('exit', (code, signal) => {
        stopWatching();
        const written = [complaint.trim(), givenUp].filter(Boolean).join('\n');
        if (!child.isReady) reject(new Error(written || `${name} ended (${signal ?? code}).`));
        else if (wanted && restart) void comeBack();
      });
    });
  }

  async function comeBack() {
    while (wanted) {
      await pause(pauseMs);
      if (!wanted) return;
      try {
        await launch();
        setTimeout(() => {
          pauseMs = firstPauseMs;
        }, 30_000).unref();
        return;
      } catch (error) {
        onLine(error.message);
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
    }
  }

  return {
    name,
    /** Port on which the process is configured to listen on this machine. */
    port: env.PORT,
    get pid() {
      return current?.pid;
    },
    get running() {
      return Boolean(current) && current.exitCode === null && current.signalCode === null;
    },
    /** `first`: additional variables for this start only. */
    start(first) {
      wanted = true;
      return launch(first);
    },
    /** Sends a message to the process, if it is running. */
    notify(message) {
      if (this.running && current.connected) current.send(message);
    },
    /** Sends a signal; if the signal ends the process, waits for the end. */
    async kill(signal = 'SIGKILL') {
      if (!this.running) return;
      current.kill(signal);
      if (['SIGKILL', 'SIGTERM', 'SIGINT'].includes(signal)) await current.ended;
    },
    async stop() {
      wanted = false;
      if (!this.running) return;
      const hanging = setTimeout(() => current.kill('SIGKILL'), stopWithinMs);
      current.kill('SIGTERM');
      await current.ended;
      clearTimeout(hanging);
    },
    /** Ends the process immediately, without waiting. */
    killNow() {
      wanted = false;
      if (this.running) current.kill('SIGKILL');
    },
  };
}

function lines(stream, take) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop();
    for (const line of parts) take(line);
  });
}
