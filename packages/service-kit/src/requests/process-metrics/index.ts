import { collectDefaultMetrics, type Registry } from 'prom-client';

/**
 * Adds memory, CPU, event loop and garbage collection of this process to a registry. The event loop is sampled four
 * times a second: prom-client's hundred samples would be most of an idle process's work. So its lag includes 0.25 s.
 */
export const collectProcess = (register: Registry): void =>
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 250 });
