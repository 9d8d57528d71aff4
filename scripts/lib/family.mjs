/**
 * All that one command starts, down to browsers and databases: marked by a variable of their environment, with one
 * temporary folder for all of them, and ended together when the command receives a signal to end.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Lists the families that a process belongs to: a command may run within another. */
const variable = 'PORTAL_FAMILY';
const patienceMs = 3_500;
const lookEveryMs = 50;
const parentCheckMs = 250;
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const signals = Object.keys(exitCodes);

let family;
let ending = false;
/** Commands that run without a family: only while there are some does a signal come here. */
const alone = new Set();

/** Whether the command has received a signal to end: what stops now stopped because of that. */
export const isEnding = () => ending;

/**
 * From now on this process and all that it starts are a family, which a signal ends within five seconds. `place` is where
 * its temporary folder is made.
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
  // However this process ends, an error of its own included.
  process.on('exit', () => {
    for (const pid of marked()) send(pid, 'SIGKILL');
    remove(home);
  });
}

/** Runs `command` (a child process) to its end; a signal to us meanwhile ends it with all that it started. */
export function holdUntilClosed(command) {
  if (family) return;
  if (alone.size === 0) listen();
  alone.add(command);
  command.once('close', () => {
    alone.delete(command);
    // A program that goes on has its own way to stop.
    if (alone.size === 0 && !ending) for (const signal of signals) process.off(signal, leave);
  });
}

const listen = () => {
  for (const signal of signals) process.on(signal, leave);
};

/** npm's shell may die of the signal that it should have passed on: then no signal to end would reach us any more. */
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

/** Asks them to end; after a while they have no choice. `living` finds them anew, since some start others. */
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
    // It has gone already.
  }
}

/** A process that has ended, and that nobody has asked for yet, is there no more. */
function isThere(pid) {
  try {
    process.kill(pid, 0);
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    return error.code === 'ENOENT' && process.platform !== 'linux';
  }
}

/** Linux shows the environment of each process; elsewhere only children of children are found. */
const marked = () =>
  process.platform === 'linux'
    ? numbersIn('/proc').filter((pid) => pid !== process.pid && isMarked(pid))
    : [];

/** Whether a process is of this family, whoever its parent is by now. */
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

/** Pairs of a process and its parent. */
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
    // What cannot be removed is in the folder for temporary files, which the system empties.
  }
}
