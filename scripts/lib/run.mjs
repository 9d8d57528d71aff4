/** Runs one command and keeps what it printed. */
import { spawn } from 'node:child_process';
import { root } from './install.mjs';

const running = new Set();

/** What is running ends with us. Listened for only meanwhile: a program that goes on has its own way to stop. */
function endAll(signal) {
  for (const stop of running) stop();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

function began(end) {
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endAll);
  running.add(end);
}

function ended(end) {
  running.delete(end);
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, endAll);
}

/**
 * Resolves to `{ code, output }`; never rejects for a command that fails. `onLine` sees each line as it comes.
 * A command that takes longer than `timeoutMs` is ended together with all that it started, and has code 124.
 */
export function run(command, args, { cwd = root, env = {}, onLine, timeoutMs = 600_000 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    let rest = '';
    let timedOut = false;
    const take = (text) => {
      output += text;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    };
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has gone already.
      }
    };
    const timer = setTimeout(() => {
      timedOut = true;
      end();
    }, timeoutMs);
    const done = (code) => {
      clearTimeout(timer);
      ended(end);
      resolve({
        code: timedOut ? 124 : code,
        output: timedOut ? `${output}\nEnded after ${timeoutMs / 1000} s.` : output,
      });
    };
    began(end);
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      output += String(error);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Runs a TypeScript file of ours. */
export const runTypeScript = (file, args = [], options = {}) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], options);

/** Maps with at most `width` at a time, keeping the order. */
export async function mapAtOnce(items, width, work) {
  const results = new Array(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const place = next++;
      results[place] = await work(items[place], place);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}

/** Runs a program of ours with this terminal as its own; resolves to its exit code. */
export const follow = (args) =>
  new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('close', (code) => resolve(code ?? 1));
  });
