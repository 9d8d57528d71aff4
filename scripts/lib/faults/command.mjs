/** Runs one command at a time, in a process group of its own, which can be ended with all that it started. */
import { spawn } from 'node:child_process';

let running;
/** Once all is to end nothing follows on what was ended. */
let over = false;

/** Resolves to `{ code, output }`. */
export function command(program, args, { cwd, env = {} }) {
  return new Promise((resolve) => {
    let output = '';
    const take = (text) => (output += text);
    running = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.stdout.setEncoding('utf8').on('data', take);
    running.stderr.setEncoding('utf8').on('data', take);
    running.on('error', take);
    running.on('close', (code) => {
      running = undefined;
      if (!over) resolve({ code: code ?? 1, output });
    });
  });
}

const signalled = (signal) => {
  try {
    process.kill(-running.pid, signal);
  } catch {
    // It has ended already.
  }
};

/** Asks what runs to end, and ends it after three seconds; resolves when it is gone. */
export async function endCommand() {
  over = true;
  if (!running) return;
  const gone = new Promise((resolve) => running.once('close', resolve));
  signalled('SIGTERM');
  const impatient = setTimeout(() => signalled('SIGKILL'), 3_000);
  await gone;
  clearTimeout(impatient);
}
