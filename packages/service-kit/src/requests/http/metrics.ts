import { Counter, Histogram, Registry } from 'prom-client';
import { collectProcess } from '../process-metrics';

const processRegistry = new Registry();
let collecting = false;

/** Memory, CPU, event loop and garbage collection of this process; collected once, even when it runs several apps. */
export function collectProcessMetrics(): void {
  if (collecting) return;
  collecting = true;
  collectProcess(processRegistry);
}

export interface HttpMetrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  /** Prometheus text with the metrics of this app, of the process, and of the service's registries. */
  text(): Promise<string>;
  contentType: string;
}

export function httpMetrics(others: Registry[] = []): HttpMetrics {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route pattern.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    observe: (method, route, status, seconds) => durations.observe({ method, route, status }, seconds),
    text: () => Registry.merge([processRegistry, registry, ...others]).metrics(),
    contentType: registry.contentType,
  };
}

/** A metric that a service increments itself; its registry is added to the service's `metrics`. */
export function counter(name: string, help: string): { registry: Registry; add(n: number): void } {
  const registry = new Registry();
  const counted = new Counter({ name, help, registers: [registry] });
  return { registry, add: (n) => counted.inc(n) };
}
