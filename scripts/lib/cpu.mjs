/**
 * Measures the CPU seconds (user and system) of a command and all processes that it started. The system adds the time
 * of an ended process to its parent only when the parent waits for it. Nobody waits for the helper processes of a
 * browser that is gone, so all processes are sampled every second and the last sample counts.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { isMarked } from './family.mjs';

/** Environment variable with the stage that started a process: stages run beside each other. */
const variable = 'PORTAL_STAGE';
const stage = new AsyncLocalStorage();

/** Counts the processes that `work` starts by `run` for the stage `title`. */
export const countedAs = (title, work) => stage.run(title, work);

/** Environment for a process that is started now. */
export const stageVariable = () => (stage.getStore() ? { [variable]: stage.getStore() } : {});

const everyMs = 1000;
const ticksPerSecond = 100;

/**
 * Sampled processes, by pid and start time because pids are reused: `{ pid, parent, stage, orphan, own, waited }`, the
 * last two in clock ticks. An orphan has outlived its parent, so its time was never added to the parent's.
 */
const seen = new Map();
/** Orphans that were checked and do not belong to this command. */
const strangers = new Set();
let looking;

function read(pid) {
  try {
    // Fields after the name, which may contain anything.
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

/**
 * Whether an orphan belongs to this command: a browser may be started by a program that ends at once, so its parent is
 * process 1.
 */
function isLostChild({ pid, parent }, key) {
  if (parent !== 1 || strangers.has(key)) return false;
  if (isMarked(pid)) return true;
  strangers.add(key);
  return false;
}

/** Samples all processes of this command; a child whose parent is gone still belongs to it. */
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

/** Begins to measure. Where the system does not report CPU time (other than Linux), `cpuSeconds` returns undefined. */
export function countCpu() {
  if (process.platform !== 'linux' || looking) return;
  look();
  looking = setInterval(look, everyMs).unref();
}

/**
 * CPU seconds since `countCpu`: of all processes, or of those of a stage, which their environment identifies. A stage's
 * process that ends before it is sampled counts only in the total.
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
    // `waited` includes children that ended before a sample, and the last second of every child.
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
