/**
 * Loaded into each process of the portal: once it rests, what starting needed is given back. V8 collects when memory is
 * asked for, and a process at rest asks for none. It takes some 50 ms, from Node.js 22 on some 200, once, at a moment
 * when nobody is served.
 */
const { performance } = require('node:perf_hooks');

const lookEveryMs = 10_000;
const restsBelow = 0.05;

/**
 * The engine of Node.js 22 and later neither moves what is left together nor lets compiled code go at a usual
 * collection, so its pages stay: it does both only where it is asked for all that there is. Node.js 20 does without.
 */
const everything = { type: 'major', execution: 'sync', flavor: 'last-resort' };
const knowsEverything = Number.parseInt(process.versions.node, 10) >= 22;

let before = performance.eventLoopUtilization();
const looking = setInterval(() => {
  const now = performance.eventLoopUtilization();
  const { utilization } = performance.eventLoopUtilization(now, before);
  before = now;
  if (utilization > restsBelow) return;
  clearInterval(looking);
  if (knowsEverything) globalThis.gc?.(everything);
  else globalThis.gc?.();
}, lookEveryMs).unref();
