import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';

export interface CircuitOptions {
  /** A cheap call that any living service answers at once. */
  probe: () => Promise<unknown>;
  /** Failures in a row after which a service counts as down; 3 when absent. */
  threshold?: number;
  /** How often a service that is in doubt or down is probed; 200 ms when absent. */
  probeEveryMs?: number;
  /** Called at each change, for logs and metrics. */
  onChange?: (state: 'open' | 'closed') => void;
}

/**
 * Keeps requests away from a service that is down, so that they are refused at once. A refused connection counts as a
 * failure, and so does a probe without an answer. A slow or broken answer to one request does not: it is a reason to
 * probe. While the service is down it is probed independently of requests, so that the first request after its return
 * gets through.
 */
export class Circuit {
  private readonly breaker;
  private readonly options: CircuitOptions;
  private timer: NodeJS.Timeout | undefined;
  private inDoubt = false;
  private stopped = false;

  constructor(options: CircuitOptions) {
    this.options = options;
    // While the breaker is open only probes are sent, and they have an interval of their own.
    const breaker = new ConsecutiveBreaker(options.threshold ?? 3);
    this.breaker = circuitBreaker(handleAll, { halfOpenAfter: 0, breaker });
    let isDown = false;
    this.breaker.onStateChange((state) => {
      const wasDown = isDown;
      isDown = state !== CircuitState.Closed;
      if (isDown !== wasDown) options.onChange?.(isDown ? 'open' : 'closed');
    });
  }

  get isOpen(): boolean {
    return this.breaker.state !== CircuitState.Closed;
  }

  /** The service answered a request. */
  answered(): void {
    if (!this.inDoubt || this.isOpen) return;
    this.inDoubt = false;
    void this.breaker.execute(() => undefined);
  }

  /** The connection to the service failed. */
  unreachable(): void {
    if (this.stopped || this.isOpen) return;
    this.inDoubt = true;
    void this.count(() => Promise.reject(new Error('unreachable'))).then(() => {
      if (this.isOpen) this.probeLater();
    });
  }

  /** A request got no complete answer in time: a probe has to find out whether the service lives. */
  doubted(): void {
    if (!this.isOpen) this.probeLater(0);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Runs `work` through the breaker; resolves to whether it succeeded. */
  private count(work: () => Promise<unknown>): Promise<boolean> {
    return this.breaker.execute(work).then(
      () => true,
      () => false,
    );
  }

  private probeLater(inMs = this.options.probeEveryMs ?? 200): void {
    if (this.timer || this.stopped) return;
    this.timer = setTimeout(() => void this.probe(), inMs).unref();
  }

  private async probe(): Promise<void> {
    const alive = await this.count(this.options.probe);
    this.timer = undefined;
    this.inDoubt = !alive;
    if (!alive) this.probeLater();
  }
}
