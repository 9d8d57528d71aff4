/** Runs commands and collects their output. */
import { spawn } from 'node:child_process';
import { stageVariable } from './cpu.mjs';
import { endWithChildren, holdUntilClosed, isEnding } from './family.mjs';
import { root } from './install.mjs';

/** A command that prints nothing for so long hangs, however slow the machine. */
const standsStillMs = 600_000;

/**
 * Resolves to `{ code, output }`; never rejects when the command fails. `onLine` gets each line when it is printed. A
 * command that prints nothing for `silentMs` is ended with all its child processes, with code 124; one that is aborted
 * by `signal` (an AbortSignal) gets code 125.
 */
export function run(command, args, { cwd = root, env = {}, onLine, silentMs = standsStillMs, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...stageVariable(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    holdUntilClosed(child);
    let output = '';
    let rest = '';
    let ended;
    const end = (code, reason) => {
      ended ??= { code, reason };
      if (child.pid) void endWithChildren(child.pid);
    };
    const standsStill = () => end(124, `Ended after ${silentMs / 60_000} minutes without a word.`);
    let silence = setTimeout(standsStill, silentMs);
    const giveUp = () => end(125, 'Given up.');
    signal?.addEventListener('abort', giveUp, { once: true });
    const take = (text) => {
      clearTimeout(silence);
      silence = setTimeout(standsStill, silentMs);
      output += text;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    };
    const done = (code) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', giveUp);
      // A command that ends because the whole family ends never resolves, so its caller does not go on.
      if (isEnding()) return;
      resolve(ended ? { code: ended.code, output: `${output}\n${ended.reason}` } : { code, output });
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      output += String(error);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** A larger young generation: V8 need not copy short-lived objects, such as parsed pages, again and again. */
const nodeFlags = ['--max-semi-space-size=64'];

/** Runs a TypeScript file of this repository. */
export const runTypeScript = (file, args = [], options = {}) =>
  run(process.execPath, [...nodeFlags, '--import', 'tsx', file, ...args], options);

/** Like `map` for async work, with at most `width` items at a time; keeps the order. */
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

/** Runs a Node.js program of this repository on this terminal; resolves to its exit code. */
export const follow = (args, { cwd = root, env = {}, node = process.execPath } = {}) =>
  new Promise((resolve) => {
    const child = spawn(node, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    holdUntilClosed(child);
    child.on('close', (code) => isEnding() || resolve(code ?? 1));
  });
