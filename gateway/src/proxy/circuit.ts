export interface CircuitOptions {
  /** Failures in a row after which a service counts as down. */
  threshold?: number;
  /** How often a service that is down is probed. */
  probeEveryMs?: number;
  /** Resolves when the service answers. */
  probe: () => Promise<unknown>;
  /** Called at each change, for logs and metrics. */
  onChange?: (state: 'open' | 'closed') => void;
}

/**
 * Keeps requests away from a service that is down, so that they are refused at once. While the service is down it is
 * probed independently of requests, so that the first request after its return gets through.
 */
export class Circuit {
  private failures = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: CircuitOptions) {}

  get isOpen(): boolean {
    return this.timer !== undefined;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.stopped || this.isOpen || this.failures < (this.options.threshold ?? 3)) return;
    this.probeLater();
    this.options.onChange?.('open');
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private probeLater(): void {
    this.timer = setTimeout(() => void this.probe(), this.options.probeEveryMs ?? 200).unref();
  }

  private async probe(): Promise<void> {
    try {
      await this.options.probe();
    } catch {
      if (!this.stopped) this.probeLater();
      return;
    }
    this.timer = undefined;
    this.failures = 0;
    this.options.onChange?.('closed');
  }
}
