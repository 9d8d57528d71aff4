/** One process of the portal: started, watched, started again when it dies, stopped. */
import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A process that starts gives a sign of life every few seconds, however slow the machine: without any it stands still. */
const silentWithinMs = 60_000;
/** For a process that lives, and waits for what does not come. */
const readyWithinMs = 900_000;
// The gateway stops first, then the services: together within ten seconds.
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
 * Small: these processes rest most of the time, and memory is what a small machine lacks. Beside a database server
 * there are many people and much garbage: as much as Node takes by itself, by which requests cost a sixth less.
 */
const usualYoungMb = ({ DATABASE_URL = '' }) => (DATABASE_URL.startsWith('mysql:') ? 16 : 4);
// The C library keeps what was freed, for each thread: two shares, given back from 128 KB on, suit processes that rest.
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * `start()` resolves when the process reports that it is ready; rejects with what it wrote to stderr when it ends
 * before. `onMessage` gets what else it sends, `onLine` what it prints.
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
    /** Where it is configured to listen, on this machine. */
    port: env.PORT,
    get pid() {
      return current?.pid;
    },
    get running() {
      return Boolean(current) && current.exitCode === null && current.signalCode === null;
    },
    /** `first`: further variables for this start alone. */
    start(first) {
      wanted = true;
      return launch(first);
    },
    /** Passes a message on to the process, if it lives. */
    notify(message) {
      if (this.running && current.connected) current.send(message);
    },
    /** Sends a signal and waits for the end when it is a deadly one. */
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
    /** At once, when there is no more patience. */
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
