import { collectProcess } from '@portal/service-kit/process-metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The counters of the gateway. Labels have few values: owners of routes, never paths. */
export function createMetrics() {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'How long requests took, by who answered.',
    labelNames: ['method', 'owner', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'gateway_upstream_failures_total',
    help: 'Requests that a service did not answer.',
    labelNames: ['service'] as const,
    registers: [registry],
  });
  const open = new Gauge({
    name: 'gateway_circuit_open',
    help: '1 while a service counts as down, by the kind of requests.',
    labelNames: ['service', 'address', 'lane'] as const,
    registers: [registry],
  });
  const remotes = new Counter({
    name: 'gateway_remote_happenings_total',
    help: 'How often each published version of a remote was opened, or failed and why.',
    labelNames: ['remote', 'version', 'what'] as const,
    registers: [registry],
  });
  return {
    remote: (remote: string, version: string, what: string) => remotes.inc({ remote, version, what }),
    observe(method: string, owner: string, status: number, seconds: number): void {
      durations.observe({ method: knownMethod(method), owner, status }, seconds);
    },
    failed: (service: string) => failures.inc({ service }),
    circuit: (service: string, address: string, lane: string, isOpen: boolean) =>
      open.set({ service, address, lane }, isOpen ? 1 : 0),
    /** Memory, event loop and garbage collection of this process; the running gateway calls it, tests do not. */
    collectProcess: () => collectProcess(registry),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function knownMethod(method: string): string {
  return methods.has(method) ? method : 'other';
}
