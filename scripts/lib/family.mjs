/**
 * The family of a command: all processes that it starts, down to browsers and databases. They are marked by an
 * environment variable, share one temporary folder, and end together when the command receives a signal to end.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Environment variable with the families that a process belongs to: a command may run within another. */
const variable = 'PORTAL_FAMILY';
const patienceMs = 3_500;
const lookEveryMs = 50;
const parentCheckMs = 250;
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const signals = Object.keys(exitCodes);

let family;
let ending = false;
/** Child processes of commands without a family: signals are handled here only while there are some. */
const alone = new Set();

/** Whether the command has received a signal to end: then a stopped process is no failure. */
export const isEnding = () => ending;

/**
 * Makes this process and all that it starts a family, which a signal ends within five seconds. The family's temporary
 * folder is made in `place`.
 */
export function beginFamily({ place = tmpdir() } = {}) {
  if (family) return;
  const home = mkdtempSync(path.join(place, 'portal-run-'));
  const name = randomBytes(8).toString('hex');
  family = { name, home };
  process.env[variable] = [process.env[variable], name].filter(Boolean).join(':');
  process.env.TMPDIR = home;
  listen();
  endWithParent();
  // Runs however this process ends, also by an error.
  process.on('exit', () => {
    for (const pid of marked()) send(pid, 'SIGKILL');
    remove(home);
  });
}

/** Until `command` (a child process) closes, a signal to this process ends it and all that it started. */
export function holdUntilClosed(command) {
  if (family) return;
  if (alone.size === 0) listen();
  alone.add(command);
  command.once('close', () => {
    alone.delete(command);
    // The program may go on with its own signal handling.
    if (alone.size === 0 && !ending) for (const signal of signals) process.off(signal, leave);
  });
}

const listen = () => {
  for (const signal of signals) process.on(signal, leave);
};

/** Ends this process when npm is gone: npm's shell may die of a signal without passing it on. */
function endWithParent() {
  if (!process.env.npm_command) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void leave('SIGTERM');
  }, parentCheckMs).unref();
}

async function leave(signal) {
  if (ending) return;
  ending = true;
  await endAll(() => [...(family ? marked() : []), ...descendants(process.pid)]);
  process.exit(exitCodes[signal]);
}

/** Ends a process and all that it started. */
export const endWithChildren = (pid) => endAll(() => [pid, ...descendants(pid)]);

/**
 * Sends SIGTERM, and after `patienceMs` SIGKILL. `living` finds the processes again each time, since some start others.
 */
async function endAll(living) {
  const asked = new Set();
  const everybody = () => [...new Set([...asked, ...living()])].filter((pid) => isThere(pid));
  const begun = Date.now();
  for (let left = everybody(); left.length > 0; left = everybody()) {
    const late = Date.now() - begun > patienceMs;
    for (const pid of left) {
      if (late) send(pid, 'SIGKILL');
      else if (!asked.has(pid)) send(pid, 'SIGTERM');
      asked.add(pid);
    }
    await pause(lookEveryMs);
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
}

/** Whether a process exists; a zombie, which has ended but was not waited for, does not count. */
function isThere(pid) {
  try {
    process.kill(pid, 0);
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    return error.code === 'ENOENT' && process.platform !== 'linux';
  }
}

/**
 * Marked processes of this family. Only Linux shows the environment of a process; elsewhere only descendants are found.
 */
const marked = () =>
  process.platform === 'linux'
    ? numbersIn('/proc').filter((pid) => pid !== process.pid && isMarked(pid))
    : [];

/** Whether a process belongs to this family, whatever its parent is now. */
export function isMarked(pid) {
  if (!family) return false;
  try {
    const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return entries.some((entry) => entry.startsWith(`${variable}=`) && entry.includes(family.name));
  } catch {
    return false;
  }
}

const numbersIn = (folder) => readdirSync(folder).map(Number).filter(Boolean);

function descendants(root) {
  const children = new Map();
  for (const [pid, parent] of parents()) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const found = [];
  const look = (pid) => {
    for (const child of children.get(pid) ?? []) {
      found.push(child);
      look(child);
    }
  };
  look(root);
  return found;
}

/** Pairs of a process id and its parent's. */
function parents() {
  if (process.platform === 'linux')
    return numbersIn('/proc').flatMap((pid) => {
      try {
        // 'pid (name) state parent ...': the name may hold brackets and spaces.
        const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
        return [[pid, Number(parent)]];
      } catch {
        return [];
      }
    });
  const table = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
}

function remove(home) {
  try {
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A folder that cannot be removed stays in the system's folder for temporary files, which the system empties.
  }
}
