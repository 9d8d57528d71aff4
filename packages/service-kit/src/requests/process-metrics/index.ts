import { collectDefaultMetrics, type Registry } from 'prom-client';

/**
 * Adds memory, CPU, event loop and garbage collection of this process to a registry. The event loop is looked at four times
 * a second: at the usual hundred that look is most of what an idle process does. So its lag includes 0.25 s of that.
 */
export const collectProcess = (register: Registry): void =>
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 250 });
