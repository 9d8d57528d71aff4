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

/** Signals a process and all that it started. */
function signal({ pid }, name) {
  try {
    process.kill(-pid, name);
  } catch {
    // None of them is left.
  }
}

/** Asks what runs to end, and ends after three seconds whatever is left of it; resolves when it is gone. */
export async function endCommand() {
  over = true;
  const ending = running;
  if (!ending) return;
  const gone = new Promise((resolve) => ending.once('close', resolve));
  signal(ending, 'SIGTERM');
  const impatient = setTimeout(() => signal(ending, 'SIGKILL'), 3_000);
  await gone;
  clearTimeout(impatient);
  signal(ending, 'SIGKILL');
}
