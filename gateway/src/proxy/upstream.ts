import { Pool, request } from 'undici';
import { Circuit } from './circuit';

export interface UpstreamOptions {
  name: string;
  /** The addresses of the replicas, at least one. */
  urls: readonly string[];
  upstreamMs: number;
  /** Connections for slow bodies, besides those of all other calls. */
  uploadConnections: number;
  onChange?: (url: string, state: 'open' | 'closed') => void;
}

export interface Target {
  url: string;
  pool: Pool;
  /** For bodies that arrive slowly: they never keep another call waiting. */
  uploads: Pool;
  circuit: Circuit;
}

/** One service: its replicas, each with its own connections and circuit. */
export class Upstream {
  readonly name: string;
  readonly targets: readonly Target[];
  private turn = 0;

  constructor({ name, urls, upstreamMs, uploadConnections, onChange }: UpstreamOptions) {
    this.name = name;
    const poolOf = (url: string, connections: number) =>
      new Pool(url, {
        connections,
        pipelining: 1,
        headersTimeout: upstreamMs,
        bodyTimeout: upstreamMs * 2,
        connect: { timeout: 2_000 },
        // Shorter than services keep idle connections, so that none closes in the middle of a request.
        keepAliveTimeout: 20_000,
        keepAliveMaxTimeout: 20_000,
      });
    this.targets = urls.map((url) => ({
      url,
      pool: poolOf(url, 128),
      uploads: poolOf(url, uploadConnections),
      circuit: new Circuit({
        probe: () => alive(url),
        onChange: (state) => onChange?.(url, state),
      }),
    }));
  }

  /** The next replica in turn that is not known to be down; undefined when all are down. */
  pick(): Target | undefined {
    for (let tried = 0; tried < this.targets.length; tried += 1) {
      const target = this.targets[this.turn++ % this.targets.length];
      if (target && !target.circuit.isOpen) return target;
    }
    return undefined;
  }

  /** Resolves when at least one replica reports that it is ready. */
  async ready(): Promise<void> {
    await Promise.any(this.targets.map(({ url }) => expectOk(`${url}/readyz`, 2_000)));
  }

  /** The JSON at a public address of the service. @throws when no replica answers with it in time */
  async read(path: string, withinMs: number): Promise<unknown> {
    const target = this.pick();
    if (!target) throw new Error(`${this.name} is down`);
    const signal = AbortSignal.timeout(withinMs);
    const { statusCode, body } = await target.pool.request({ path, method: 'GET', signal });
    if (statusCode === 200) return body.json();
    await body.dump();
    throw new Error(`${path} answered ${statusCode}`);
  }

  async close(): Promise<void> {
    for (const { circuit } of this.targets) circuit.stop();
    await Promise.all(this.targets.flatMap(({ pool, uploads }) => [pool.destroy(), uploads.destroy()]));
  }
}

function alive(url: string): Promise<void> {
  return expectOk(`${url}/healthz`, 1_000);
}

async function expectOk(url: string, withinMs: number): Promise<void> {
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(withinMs) });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
}
