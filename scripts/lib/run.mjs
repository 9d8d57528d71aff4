/** Runs one command and keeps what it printed. */
import { spawn } from 'node:child_process';
import { stageVariable } from './cpu.mjs';
import { endWithChildren, holdUntilClosed, isEnding } from './family.mjs';
import { root } from './install.mjs';

/** Nobody works that long without a word, however slow the machine: the command stands still. */
const standsStillMs = 600_000;

/**
 * Resolves to `{ code, output }`; never rejects for a command that fails. `onLine` sees each line as it comes.
 * A command that has printed nothing for `silentMs` is ended together with all that it started, and has code 124; so is
 * one that `signal` (an AbortSignal) gives up, with code 125.
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
      // A command that ends because all do has no outcome: nobody shall go on with it.
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

/** More room for what is young: what a program keeps of a page for a moment is not copied about meanwhile. */
const nodeFlags = ['--max-semi-space-size=64'];

/** Runs a TypeScript file of ours. */
export const runTypeScript = (file, args = [], options = {}) =>
  run(process.execPath, [...nodeFlags, '--import', 'tsx', file, ...args], options);

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
export const follow = (args, { cwd = root, env = {}, node = process.execPath } = {}) =>
  new Promise((resolve) => {
    const child = spawn(node, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    holdUntilClosed(child);
    child.on('close', (code) => isEnding() || resolve(code ?? 1));
  });
