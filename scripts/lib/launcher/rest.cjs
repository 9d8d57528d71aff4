/**
 * Loaded into each process of the portal: once it rests, what starting needed is given back. V8 collects when memory is
 * asked for, and a process at rest asks for none. It takes some 50 ms, once, at a moment when nobody is served.
 */
const { performance } = require('node:perf_hooks');

const lookEveryMs = 10_000;
const restsBelow = 0.05;

let before = performance.eventLoopUtilization();
const looking = setInterval(() => {
  const now = performance.eventLoopUtilization();
  const { utilization } = performance.eventLoopUtilization(now, before);
  before = now;
  if (utilization > restsBelow) return;
  clearInterval(looking);
  globalThis.gc?.();
}, lookEveryMs).unref();
