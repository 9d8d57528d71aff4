import type { Upstream } from './upstream';

/**
 * Keeps the connections to services that were registered at run time. They are made with the first call, and made anew
 * when a service is registered with other addresses; running calls finish on the old connections.
 */
export class RegisteredUpstreams {
  private readonly made = new Map<string, { urls: string; upstream: Upstream }>();

  constructor(private readonly connect: (name: string, urls: readonly string[]) => Upstream) {}

  of(name: string, urls: readonly string[]): Upstream {
    const wanted = urls.join(' ');
    const known = this.made.get(name);
    if (known?.urls === wanted) return known.upstream;
    known?.upstream.retire();
    const upstream = this.connect(name, urls);
    this.made.set(name, { urls: wanted, upstream });
    return upstream;
  }

  async close(): Promise<void> {
    await Promise.all([...this.made.values()].map(({ upstream }) => upstream.close()));
  }
}
