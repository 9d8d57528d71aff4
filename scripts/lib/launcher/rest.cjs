/**
 * Loaded into each process of the portal: collects garbage once the process is idle after its start, since V8 collects
 * only when memory is allocated, which an idle process does not do. It takes some 50 ms, from Node.js 22 on some 200,
 * once, while the process serves nobody.
 */
const { performance } = require('node:perf_hooks');

const lookEveryMs = 10_000;
const restsBelow = 0.05;

/**
 * From Node.js 22 on, a usual collection neither compacts memory nor frees compiled code, so the pages stay allocated;
 * only a last-resort collection does both. Node.js 20 needs no options.
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
