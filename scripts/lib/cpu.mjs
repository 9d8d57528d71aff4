/**
 * What a command and all that it started have computed: CPU seconds, user and system. The system adds those of a
 * process to its parent's once it has ended and the parent asked for it. Nobody asks for the helpers of a browser that
 * is gone, so all processes are looked at every second, and the last look counts.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { isMarked } from './family.mjs';

/** Names, in the environment of a process, the stage that started it: stages run beside each other. */
const variable = 'PORTAL_STAGE';
const stage = new AsyncLocalStorage();

/** What `work` starts by `run` counts as the stage's. */
export const countedAs = (title, work) => stage.run(title, work);

/** For the environment of a process that is started now. */
export const stageVariable = () => (stage.getStore() ? { [variable]: stage.getStore() } : {});

const everyMs = 1000;
const ticksPerSecond = 100;

/**
 * By pid and time of start, as pids come again: `{ pid, parent, stage, orphan, own, waited }`, the last two in ticks. An
 * orphan has outlived its parent, who was never given what it computed.
 */
const seen = new Map();
/** Orphans that were asked whether they are ours, and are not. */
const strangers = new Set();
let looking;

function read(pid) {
  try {
    // From the third field on: the name before may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ').map(Number);
    const [, parent] = fields;
    const [user, system, waitedUser, waitedSystem] = fields.slice(11, 15);
    return { pid, parent, own: user + system, waited: waitedUser + waitedSystem, start: fields[19] };
  } catch {
    return undefined;
  }
}

function stageOf(pid) {
  try {
    const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return entries.find((entry) => entry.startsWith(`${variable}=`))?.slice(variable.length + 1) ?? '';
  } catch {
    return '';
  }
}

/** A browser may be started by a program that ends at once: it is ours, and its parent is the first process. */
function isLostChild({ pid, parent }, key) {
  if (parent !== 1 || strangers.has(key)) return false;
  if (isMarked(pid)) return true;
  strangers.add(key);
  return false;
}

/** Takes down where each of our processes is; a child whose parent is gone remains ours. */
function look() {
  const there = readdirSync('/proc').map(Number).filter(Boolean).map(read).filter(Boolean);
  const ours = new Set([process.pid]);
  const keyOf = ({ pid, start }) => `${pid} ${start}`;
  const known = (one) => seen.get(keyOf(one));
  for (const one of there) if (known(one) || isLostChild(one, keyOf(one))) ours.add(one.pid);
  for (let before = 0; before !== ours.size; ) {
    before = ours.size;
    for (const one of there) if (ours.has(one.parent)) ours.add(one.pid);
  }
  for (const one of there) {
    if (!ours.has(one.pid)) continue;
    const parent = known(one)?.parent ?? one.parent;
    const stage = known(one)?.stage ?? stageOf(one.pid);
    seen.set(keyOf(one), { ...one, parent, stage, orphan: parent !== one.parent });
  }
  return there;
}

/** From now on. Where the system does not report it, `cpuSeconds` is undefined. */
export function countCpu() {
  if (process.platform !== 'linux' || looking) return;
  look();
  looking = setInterval(look, everyMs).unref();
}

/**
 * CPU time since `countCpu`: of all, or of the processes of a stage, which their environment identifies. A
 * process of a stage that is too quick for a look counts with all alone.
 */
export function cpuSeconds(title) {
  if (!looking) return undefined;
  const living = new Set(look().map(({ pid, start }) => `${pid} ${start}`));
  const children = new Map();
  for (const [key, one] of seen)
    children.set(one.parent, [...(children.get(one.parent) ?? []), { ...one, living: living.has(key) }]);
  const ticksOf = ({ pid, own, waited }) => {
    let ended = 0;
    let others = 0;
    for (const child of children.get(pid) ?? []) {
      if (child.living || child.orphan) others += ticksOf(child);
      else ended += ticksOf(child);
    }
    // What it was given counts children too quick for a look, and the last second of each.
    return own + Math.max(ended, waited) + others;
  };
  const all = [...seen.values()];
  const lost = all.filter(({ pid, parent }) => parent === 1 && pid !== process.pid);
  const roots =
    title === undefined
      ? [read(process.pid), ...lost]
      : [...lost, ...all.filter(({ parent }) => parent === process.pid)].filter((one) => one.stage === title);
  return roots.reduce((sum, one) => sum + ticksOf(one), 0) / ticksPerSecond;
}
